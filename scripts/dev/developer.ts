import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CommandInput, CommandName, CommandOutput, SeatPlan } from "@rondel/protocol";
import { matchFromFile, sampleMatch, samples } from "./matches.ts";

/** The player of the person at this machine. */
export interface Developer {
  /** The address that signs a browser in as the developer. */
  readonly link: string;
  /** Puts the match of a file on a table where the developer plays every seat; returns the address of the table. */
  openFile(path: string, to: number | undefined): Promise<string>;
}

/** Signs the developer in. Creates the player and the sample tables if the data folder is new. */
export async function signInDeveloper(serverUrl: string, pageUrl: string, folder: string): Promise<Developer> {
  const send = client(serverUrl, pageUrl);
  const file = join(folder, "developer.json");
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await createDeveloper(send)));
  const { secret } = JSON.parse(readFileSync(file, "utf8")) as { readonly secret: string };
  await send("me/follow", { secret });
  return {
    link: `${pageUrl}/#enter=${secret}`,
    async openFile(path, to) {
      const { text, players } = matchFromFile(path, to);
      const seats = Array.from({ length: players }, (_, seat): SeatPlan => ({ kind: "me", name: `s${seat}` }));
      const { id } = await send("table/import", tableOf(text, seats));
      return `${pageUrl}/#table=${id}`;
    },
  };
}

async function createDeveloper(send: Send): Promise<{ readonly secret: string }> {
  await send("me/enter", {});
  await send("me/rename", { name: "Developer" });
  for (const sample of samples) {
    const bots = Array.from({ length: sample.players - 1 }, (): SeatPlan => ({ kind: "bot", level: sample.level }));
    await send("table/import", tableOf(sampleMatch(sample), [{ kind: "me" }, ...bots]));
  }
  return send("me/link", {});
}

function tableOf(text: string, seats: SeatPlan[]): CommandInput<"table/import"> {
  return { text, seats, visibility: "link", clock: { kind: "none" }, start: true };
}

type Send = <Name extends CommandName>(name: Name, input: CommandInput<Name>) => Promise<CommandOutput<Name>>;

/** Sends commands over HTTP with the cookie that an answer sets. */
function client(serverUrl: string, origin: string): Send {
  let cookie = "";
  return async (name, input) => {
    const response = await fetch(`${serverUrl}/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify(input),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${name} is refused: ${JSON.stringify(answer)}`);
    cookie = response.headers.getSetCookie().at(-1)?.split(";")[0] ?? cookie;
    return answer;
  };
}
