import type { FastifyInstance, FastifyReply } from "fastify";
import { recoveryTexts } from "../recovery/emails.ts";
import type { Services } from "../services.ts";
import { mailButton, showMailPage } from "./mail.ts";

interface TokenRoute {
  readonly Params: { readonly token: string };
}

/** The links in the email that asks to confirm an address for signing in. Opening one changes nothing; its button does. */
export function recoveryRoutes(app: FastifyInstance, services: Services, secure: boolean): void {
  const { recovery } = services.store;
  const languageOf = async (token: string) => (await recovery.mailByToken(token))?.language ?? "en";
  const show = async (
    reply: FastifyReply,
    token: string,
    content: (texts: (typeof recoveryTexts)["en"]) => Promise<string> | string,
  ): Promise<FastifyReply> => {
    const language = await languageOf(token);
    return showMailPage(reply, secure, language, await content(recoveryTexts[language]));
  };
  app.get<TokenRoute>("/mail/recovery/:token", ({ params: { token } }, reply) =>
    show(reply, token, ({ confirmButton }) => mailButton(confirmButton)),
  );
  app.post<TokenRoute>("/mail/recovery/:token", ({ params: { token } }, reply) =>
    show(reply, token, async ({ confirmed, invalid }) => ((await recovery.confirm(token)) ? confirmed : invalid)),
  );
  app.get<TokenRoute>("/mail/recovery-remove/:token", ({ params: { token } }, reply) =>
    show(reply, token, ({ removeButton }) => mailButton(removeButton)),
  );
  app.post<TokenRoute>("/mail/recovery-remove/:token", ({ params: { token } }, reply) =>
    show(reply, token, async ({ removed }) => {
      const mail = await recovery.mailByToken(token);
      if (mail) await recovery.removeMail(mail.player);
      return removed;
    }),
  );
}
