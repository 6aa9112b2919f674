import type { Language } from "@rondel/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { securityHeaders } from "../gateway/headers.ts";
import { emailTexts } from "../reminders/emails.ts";
import type { Services } from "../services.ts";

interface Token {
  readonly Params: { readonly token: string };
}

/**
 * The links in our letters. The token is the only thing asked for: whoever has the letter may stop it. Opening a link changes
 * nothing, because programs that look for harm open every link; a button does, and so does the one of the mail program.
 */
export function mailRoutes(app: FastifyInstance, services: Services, secure: boolean): void {
  const { reminders } = services.store;
  // The only pages with a form are these.
  const policy = (securityHeaders(secure)["content-security-policy"] ?? "").replace(
    "form-action 'none'",
    "form-action 'self'",
  );
  const show = (reply: FastifyReply, language: Language, words: string): FastifyReply =>
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(pageOf(language, words));
  /** That of the letter; who has stopped them is no longer known. */
  const languageOf = async ({ token }: Token["Params"]) => (await reminders.mailByToken(token))?.language ?? "en";

  // RFC 8058: the button of a mail program sends a form, which is understood here and nowhere else.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null),
  );
  app.get<Token>("/mail/stop/:token", async ({ params }, reply) => {
    const language = await languageOf(params);
    return show(reply, language, button(emailTexts[language].stopButton));
  });
  app.post<Token>("/mail/stop/:token", async ({ params }, reply) => {
    const language = await languageOf(params);
    const mail = await reminders.mailByToken(params.token);
    if (mail) await reminders.removeMail(mail.player);
    return show(reply, language, emailTexts[language].stopped);
  });
  app.get<Token>("/mail/confirm/:token", async ({ params }, reply) => {
    const language = await languageOf(params);
    return show(reply, language, button(emailTexts[language].confirmButton));
  });
  app.post<Token>("/mail/confirm/:token", async ({ params }, reply) => {
    const language = await languageOf(params);
    const { confirmed, invalid } = emailTexts[language];
    return show(reply, language, (await reminders.confirmMail(params.token)) ? confirmed : invalid);
  });
}

function button(words: string): string {
  return `<form method="post"><button>${words}</button></form>`;
}

function pageOf(language: Language, words: string): string {
  return `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><link rel="icon" href="/mark.svg" type="image/svg+xml"><title>Rondel</title><p>${words}</html>\n`;
}
