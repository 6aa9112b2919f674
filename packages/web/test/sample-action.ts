import type { Field, Game, Random, Tagged } from "@rondel/engine";

/** An action of one kind with random fields, legal or not; optional fields are left out half of the time. */
export function sampleAction({ actionSchemas }: Pick<Game, "actionSchemas">, kind: string, random: Random): Tagged {
  const fields = Object.entries(actionSchemas[kind] ?? {}).flatMap(([name, field]): [string, unknown][] => {
    if (field.optional && random.draw("leave out", 2) === 0) return [];
    if (field.kind === "list") return [[name, [sampleValue(field.item, name, random)]]];
    return [[name, sampleValue(field, name, random)]];
  });
  return { kind, ...Object.fromEntries(fields) } as Tagged;
}

function sampleValue(field: Exclude<Field, { kind: "list" }>, name: string, random: Random): unknown {
  switch (field.kind) {
    case "choice":
      return field.of[random.draw(name, field.of.length)];
    case "index":
      return random.draw(name, field.names.length);
    case "integer":
      return field.least + random.draw(name, Math.min(field.most - field.least + 1, 30));
    case "flag":
      return random.draw(name, 2) === 0;
    default:
      return random.draw(name, 3);
  }
}
