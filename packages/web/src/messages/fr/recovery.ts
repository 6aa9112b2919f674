import type { recovery as english } from "../en/recovery.ts";

export const recovery = {
  "recovery.title": "Se connecter par e-mail",
  "recovery.about":
    "Ajoutez une adresse pour pouvoir vous reconnecter si vous perdez vos appareils. Elle ne sert à rien d’autre.",
  "recovery.address": "Adresse e-mail de connexion",
  "recovery.save": "Ajouter l’adresse",
  "recovery.unconfirmed":
    "Nous avons envoyé un e-mail à {address}. Ouvrez le lien qu’il contient pour confirmer l’adresse.",
  "recovery.confirmed": "Vous pouvez vous connecter avec {address}.",
  "recovery.remove": "Retirer l’adresse",
  "recovery.return": "Retrouver votre compte",
  "recovery.return.about":
    "Vous avez confirmé une adresse pour un autre compte ? Recevez un lien pour vous connecter sur cet appareil.",
  "recovery.return.address": "Adresse e-mail de votre compte",
  "recovery.return.send": "Recevoir un lien",
  "recovery.return.sent":
    "Si cette adresse est confirmée pour un compte, un lien est en route. Il fonctionne une seule fois, pendant 30 minutes.",
  "recovery.ask":
    "Voulez-vous vous connecter comme {name} sur cet appareil ? Vous y êtes actuellement connecté comme {current} ; vous pourrez y revenir dans les réglages.",
  "recovery.ask.enter": "Se connecter comme {name}",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
