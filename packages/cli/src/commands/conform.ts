import { writeFileSync } from "node:fs";
import { type ConformanceReport, conform } from "@rondel/engine/testing";
import { type Command, integerFlag, requiredArgument, textFlag } from "../command.ts";
import { checkedPlayers, chosenOptions, gameNamed } from "../games.ts";
import { textTable } from "../output.ts";

export const conformCommand: Command = {
  name: "conform",
  usage: "GAME",
  summary: "test a game’s rules against the engine contract with random play",
  flags: {
    seeds: { type: "string" },
    players: { type: "string" },
    option: { type: "string", multiple: true },
    every: { type: "string" },
    output: { type: "string", short: "o" },
  },
  help: {
    "--seeds N": "random matches for each number of players (default: 10)",
    "--players N": "only this number of players",
    "--option NAME=VALUE": "only these variants (default: each variant and some combinations)",
    "--every N": "run the checks at every Nth state (default: 1)",
    "-o, --output FILE": "where to save the shortest failing match",
  },
  example: "rondel conform ferry --seeds 50",

  run(call) {
    const game = gameNamed(requiredArgument(call, 0, "GAME"));
    const players = textFlag(call, "players");
    const report = conform(game, {
      seeds: integerFlag(call, "seeds", 0, 10),
      every: integerFlag(call, "every", 1, 1),
      ...(players === undefined ? {} : { playerCounts: [checkedPlayers(game, integerFlag(call, "players", 1))] }),
      ...(call.flags.option === undefined ? {} : { optionSets: [chosenOptions(game, call)] }),
      onMatch: (done, of) => call.output.progress(done, of, "matches"),
    });
    const path = textFlag(call, "output") ?? `${game.id}-failure.rondel`;
    if (report.failure) writeFileSync(path, report.failure.matchText);
    for (const line of reportLines(report, path)) call.output.line(line);
    call.output.json({
      ...report,
      coverage: Object.fromEntries(
        Object.entries(report.coverage).map(([part, counts]) => [part, Object.fromEntries(counts)]),
      ),
    });
    return report.failure ? 1 : 0;
  },
};

function reportLines(report: ConformanceReport, path: string): string[] {
  const lines = [
    `${report.matches} matches (${report.finished} to the end), ${report.actions} actions, ${report.states} states`,
  ];
  for (const [part, counts] of Object.entries(report.coverage)) {
    const rows = [...counts]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, times]) => [`  ${name}`, String(times)]);
    lines.push(`${part} reached: ${counts.size}`, ...textTable(rows));
  }
  if (!report.failure) return [...lines, "No faults found."];
  const { check, message, actions } = report.failure;
  return [...lines, `FAILED "${check}": ${message}`, `The shortest failing match (${actions} actions) is in ${path}.`];
}
