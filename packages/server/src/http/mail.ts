import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";

interface Token {
  readonly Params: { readonly token: string };
}

/** The links in our letters. The token is the only thing asked for: whoever has the letter may stop it. */
export function mailRoutes(app: FastifyInstance, house: House): void {
  const { reminders } = house.store;
  const stop = async ({ token }: Token["Params"]) => {
    const mail = await reminders.mailByToken(token);
    if (mail) await reminders.removeMail(mail.player);
    return "Done. No more letters come to this address.\n";
  };
  // RFC 8058: the button of a mail program sends a form, which is understood here and nowhere else.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null),
  );
  app.post<Token>("/mail/stop/:token", async ({ params }, reply) => reply.type("text/plain").send(await stop(params)));
  app.get<Token>("/mail/stop/:token", async ({ params }, reply) => reply.type("text/plain").send(await stop(params)));
  app.get<Token>("/mail/confirm/:token", async ({ params }, reply) => {
    const known = await reminders.confirmMail(params.token);
    const text = known ? "Thank you. Letters will come to this address.\n" : "This link is no longer valid.\n";
    return reply.type("text/plain").send(text);
  });
}
