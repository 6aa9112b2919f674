import { type CommandName, commands, GameAction, PROTOCOL_VERSION, Refusal } from "@rondel/protocol";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";

/** Describes the commands that work over HTTP, from the same schemas that check them. */
export function openApi(publicUrl: string): Record<string, unknown> {
  const names = (Object.keys(commands) as CommandName[]).filter((name) => commands[name].over !== "socket");
  const refusal = {
    description: "The command was refused: why, and what to do",
    content: json("#/components/schemas/Refused"),
  };
  const paths = names.map((name) => {
    const { about, input, output } = commands[name];
    const operation = {
      operationId: name.replace("/", "-"),
      summary: about,
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(input) } } },
      responses: {
        200: {
          description: "The command was carried out",
          content: { "application/json": { schema: schemaOf(output) } },
        },
        "4XX": refusal,
        "5XX": refusal,
      },
    };
    return [`/api/${name}`, { post: operation }];
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Rondel",
      version: PROTOCOL_VERSION,
      description:
        "All commands of the game server. The same commands work over the WebSocket /socket, which also pushes changes.",
    },
    servers: [{ url: publicUrl }],
    security: [{ cookie: [] }, { bearer: [] }],
    components: {
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: "rondel" },
        bearer: { type: "http", scheme: "bearer" },
      },
      schemas: { Refused: { type: "object", properties: { refused: schemaOf(Refusal) }, required: ["refused"] } },
    },
    paths: Object.fromEntries(paths),
  };
}

function json(reference: string): Record<string, unknown> {
  return { "application/json": { schema: { $ref: reference } } };
}

function schemaOf(schema: GenericSchema): unknown {
  // JSON Schema cannot express some checks (trimmed, ascending). They are left out here, but still made.
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema }) => (valibotSchema === GameAction ? gameAction : undefined),
  });
  return rest;
}

const gameAction: JsonSchema = { type: "object", properties: { kind: { type: "string" } }, required: ["kind"] };
