import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CommandInput, CommandName, CommandOutput, SeatPlan } from "@rondel/protocol";
import { type Sample, sampleMatch, samples } from "./sample-matches.ts";

/** Returns the link that signs the developer in. Creates the developer and the sample tables in a new data folder. */
export async function personalLink(apiUrl: string, pageUrl: string, folder: string): Promise<string> {
  const file = join(folder, "developer.json");
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await createDeveloper(apiUrl, pageUrl)));
  const { link } = JSON.parse(readFileSync(file, "utf8")) as { readonly link: string };
  return `${pageUrl}/#enter=${link}`;
}

async function createDeveloper(apiUrl: string, pageUrl: string): Promise<{ readonly link: string }> {
  const send = client(apiUrl, pageUrl);
  await send("me/enter", {});
  await send("me/rename", { name: "Developer" });
  for (const sample of samples) await send("table/import", tableOf(sample));
  const { secret } = await send("me/link", {});
  return { link: secret };
}

function tableOf(sample: Sample): CommandInput<"table/import"> {
  const bots = Array.from({ length: sample.players - 1 }, (): SeatPlan => ({ kind: "bot", level: sample.level }));
  const text = sampleMatch(sample);
  return { text, seats: [{ kind: "me" }, ...bots], visibility: "public", clock: { kind: "none" }, start: true };
}

/** Sends commands over HTTP with the cookie that the first answer sets. */
function client(apiUrl: string, origin: string) {
  let cookie = "";
  return async <Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> => {
    const response = await fetch(`${apiUrl}/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify(input),
    });
    if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`);
    cookie = response.headers.getSetCookie().at(-1)?.split(";")[0] ?? cookie;
    return (await response.json()) as CommandOutput<Name>;
  };
}
