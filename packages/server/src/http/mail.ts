import type { Language } from "@rondel/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { securityHeaders } from "../gateway/headers.ts";
import { emailTexts } from "../reminders/emails.ts";
import type { Services } from "../services.ts";

interface TokenRoute {
  readonly Params: { readonly token: string };
}

/**
 * The links in emails. The token alone is enough, so that the owner of the address needs no sign-in. Opening a link changes
 * nothing, because virus scanners open every link; the button on the page does, and so does the one in the mail program.
 */
export function mailRoutes(app: FastifyInstance, services: Services, secure: boolean): void {
  const { reminders } = services.store;
  const show = (reply: FastifyReply, language: Language, content: string): FastifyReply =>
    showMailPage(reply, secure, language, content);
  /** The language of the email; English after its address was removed. */
  const languageOf = async ({ token }: TokenRoute["Params"]) => (await reminders.mailByToken(token))?.language ?? "en";

  // RFC 8058: the button of a mail program sends a form. No other route accepts forms.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null),
  );
  app.get<TokenRoute>("/mail/stop/:token", async ({ params }, reply) => {
    const language = await languageOf(params);
    return show(reply, language, mailButton(emailTexts[language].stopButton));
  });
  app.post<TokenRoute>("/mail/stop/:token", async ({ params }, reply) => {
    const language = await languageOf(params);
    const mail = await reminders.mailByToken(params.token);
    if (mail) await reminders.removeMail(mail.player);
    return show(reply, language, emailTexts[language].stopped);
  });
  app.get<TokenRoute>("/mail/confirm/:token", async ({ params }, reply) => {
    const language = await languageOf(params);
    return show(reply, language, mailButton(emailTexts[language].confirmButton));
  });
  app.post<TokenRoute>("/mail/confirm/:token", async ({ params }, reply) => {
    const language = await languageOf(params);
    const { confirmed, invalid } = emailTexts[language];
    return show(reply, language, (await reminders.confirmMail(params.token)) ? confirmed : invalid);
  });
}

/** A button that sends the form of the page. */
export function mailButton(text: string): string {
  return `<form method="post"><button>${text}</button></form>`;
}

/** Shows a page behind a link in an email. Only these pages contain a form. */
export function showMailPage(reply: FastifyReply, secure: boolean, language: Language, content: string): FastifyReply {
  const policy = (securityHeaders(secure)["content-security-policy"] ?? "").replace(
    "form-action 'none'",
    "form-action 'self'",
  );
  return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(page(language, content));
}

function page(language: Language, content: string): string {
  return `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><link rel="icon" href="/mark.svg" type="image/svg+xml"><title>Rondel</title><p>${content}</html>\n`;
}
