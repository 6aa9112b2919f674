import type { data as english } from "../en/data.ts";

export const data = {
  "data.title": "Vos données",
  "data.about": "Téléchargez tout ce que ce serveur enregistre à votre sujet, ou supprimez votre compte.",
  "data.download": "Télécharger mes données",
  "data.delete": "Supprimer mon compte",
  "data.delete.title": "Supprimer le compte ?",
  "data.delete.consequence":
    "Tous vos appareils sont déconnectés. Vos messages, vos commentaires, vos étoiles, vos appareils et vos rappels sont supprimés. Vos parties restent pour les autres, avec « {name} » à la place de votre nom ; dans les parties en cours, un robot joue à votre place.",
  "data.delete.final":
    "Cette suppression est définitive. Les parties enregistrées seulement sur cet appareil y restent.",
  "data.delete.confirm": "Supprimer définitivement",
  "data.deleted": "Votre compte est supprimé.",
  "privacy.title": "Vie privée",
  "privacy.stored": "Ce que ce serveur enregistre, et combien de temps",
  "privacy.stored.account":
    "Votre nom, les dates de votre première et de votre dernière visite, et les connexions de vos appareils sous forme d’empreintes. Un invité sans table est supprimé {guests} jours après sa dernière visite, tout autre compte après {accounts} jours.",
  "privacy.stored.matches":
    "Vos tables et chaque coup de vos parties. Les parties restent, pour que tous ceux qui ont joué puissent les revoir. Une table dont la partie ne commence jamais est supprimée après {days} jours.",
  "privacy.stored.chat":
    "Vos messages, même privés. Ils sont supprimés {days} jours après la fin de la partie, ou avec votre compte.",
  "privacy.stored.collection":
    "Vos étoiles et vos commentaires dans la collection des parties terminées, jusqu’à ce que vous les retiriez ou supprimiez votre compte.",
  "privacy.stored.reminders":
    "Vos adresses e-mail, les adresses de vos appareils et vos webhooks, jusqu’à ce que vous les supprimiez ou les désactiviez. Une adresse non confirmée est supprimée après {days} jours. La date de votre dernier rappel pour une table est gardée {reminded} jours.",
  "privacy.stored.reports":
    "Les signalements, avec les messages concernés : {closed} jours après leur traitement, ou {open} jours si personne ne les traite. Les actes des responsables et les fusions de comptes sont inscrits dans un journal gardé {audit} jours.",
  "privacy.stored.address":
    "Votre adresse IP n’est gardée qu’en mémoire, pour limiter les requêtes trop nombreuses. Elle n’est pas enregistrée.",
  "privacy.seen": "Qui peut voir ces données",
  "privacy.seen.players":
    "Les personnes à votre table voient votre nom, vos coups et vos messages à la table. Tout le monde peut regarder les tables publiques. Les parties publiques terminées forment une collection : tout le monde peut les trouver par le nom des joueurs, les commenter et télécharger leurs coups pour tout usage, sans les noms.",
  "privacy.seen.operator":
    "Les responsables de ce serveur peuvent voir tout ce qui est enregistré. Ils lisent les messages quand quelqu’un les signale.",
  "privacy.seen.others":
    "Rien n’est transmis à des tiers, et cette page ne charge rien d’autres serveurs. Les rappels passent par les services que vous choisissez.",
  "privacy.device": "Sur votre appareil",
  "privacy.device.about":
    "Un cookie vous garde connecté pendant un an. Vos réglages et les parties de cet appareil sont enregistrés dans votre navigateur. Rien ne vous suit à la trace.",
  "privacy.rights": "Ce que vous pouvez faire",
  "privacy.rights.about":
    "Dans les réglages, vous pouvez télécharger tout ce qui vous concerne et supprimer votre compte. Vos parties restent, sous le nom « {name} ». Les signalements à votre sujet sont gardés aussi longtemps qu’indiqué plus haut.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
