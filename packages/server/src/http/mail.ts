import type { FastifyInstance, FastifyReply } from "fastify";
import { securityHeaders } from "../door/headers.ts";
import type { House } from "../house.ts";

interface Token {
  readonly Params: { readonly token: string };
}

/**
 * The links in our letters. The token is the only thing asked for: whoever has the letter may stop it. Opening a link changes
 * nothing, because programs that look for harm open every link; a button does, and so does the one of the mail program.
 */
export function mailRoutes(app: FastifyInstance, house: House, secure: boolean): void {
  const { reminders } = house.store;
  // The only pages with a form are these.
  const policy = (securityHeaders(secure)["content-security-policy"] ?? "").replace(
    "form-action 'none'",
    "form-action 'self'",
  );
  const show = (reply: FastifyReply, words: string): FastifyReply =>
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(pageOf(words));

  // RFC 8058: the button of a mail program sends a form, which is understood here and nowhere else.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null),
  );
  app.get<Token>("/mail/stop/:token", async (_request, reply) => show(reply, button("No more letters")));
  app.post<Token>("/mail/stop/:token", async ({ params }, reply) => {
    const mail = await reminders.mailByToken(params.token);
    if (mail) await reminders.removeMail(mail.player);
    return show(reply, "Done. No more letters come to this address.");
  });
  app.get<Token>("/mail/confirm/:token", async (_request, reply) => show(reply, button("Yes, write to this address")));
  app.post<Token>("/mail/confirm/:token", async ({ params }, reply) => {
    const known = await reminders.confirmMail(params.token);
    return show(reply, known ? "Thank you. Letters will come to this address." : "This link is no longer valid.");
  });
}

function button(words: string): string {
  return `<form method="post"><button>${words}</button></form>`;
}

function pageOf(words: string): string {
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Rondel</title><p>${words}</html>\n`;
}
