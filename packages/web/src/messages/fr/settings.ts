import type { settings as english } from "../en/settings.ts";

export const settings = {
  "settings.title": "Réglages",
  "settings.display": "Affichage et son",
  "settings.language": "Langue",
  "settings.theme": "Thème",
  "settings.theme.system": "Système",
  "settings.theme.chart": "Clair",
  "settings.theme.night": "Sombre",
  "settings.patterns": "Motifs",
  "settings.patterns.about": "Ajoute un motif à chaque pièce, pour ne jamais dépendre de la seule couleur.",
  "settings.followMoves": "Le plateau suit les coups",
  "settings.followMoves.about":
    "Déplace la vue vers les actions des autres si elles sont hors de vue, sauf pendant que vous la déplacez vous-même.",
  "settings.motion": "Animations",
  "settings.motion.about":
    "Les pièces se déplacent à l’écran. Sans animations, elles apparaissent directement à leur place.",
  "settings.sound": "Son",
  "settings.sound.about": "Joue un son bref quand c’est à vous de jouer.",
  "settings.standings": "Score provisoire",
  "settings.standings.about": "Affiche le score que chacun aurait si la partie se terminait maintenant.",
  "settings.profile": "Profil",
  "settings.name": "Votre nom",
  "settings.save": "Enregistrer",
  "settings.saved": "Enregistré.",
  "settings.devices": "Autres appareils",
  "settings.link.about":
    "Ouvrez votre lien personnel sur un autre appareil pour vous y connecter avec toutes vos parties. Ne le partagez pas : toute personne qui l’a peut jouer à votre place.",
  "settings.link.create": "Créer un lien personnel",
  "settings.link.revoke": "Supprimer le lien personnel",
  "settings.link.exists": "Lien personnel créé le {date}.",
  "settings.link.once": "Copiez-le maintenant : il ne sera plus affiché.",
  "settings.passkey.about": "Avec une clé d’accès, vous pouvez vous connecter sur tous vos appareils sans lien.",
  "settings.passkey.add": "Ajouter une clé d’accès",
  "settings.passkey.signIn": "Se connecter avec une clé d’accès",
  "settings.passkey.count":
    "{count, plural, =0 {Vous n’avez pas encore de clé d’accès.} one {Vous avez une clé d’accès.} other {Vous avez # clés d’accès.}}",
  "settings.passkey.cancelled": "Aucune clé d’accès n’a été ajoutée.",
  "settings.passkey.notSignedIn": "La connexion a été annulée. Rien n’a changé.",
  "settings.signOut": "Déconnecter les autres appareils",
  "settings.signOut.about": "Un appareil perdu, un lien partagé par erreur ? Déconnectez tous les autres appareils.",
  "settings.signOut.title": "Déconnecter tous les autres appareils ?",
  "settings.signOut.consequence":
    "Votre lien personnel ne sera plus valable non plus. Cet appareil reste connecté ; ailleurs, vous pourrez vous reconnecter avec une clé d’accès ou un nouveau lien.",
  "settings.signOut.done": "Tous les autres appareils sont déconnectés.",
  "settings.notifications": "Rappels",
  "settings.notifications.about": "Recevez une notification sur cet appareil quand c’est à vous de jouer.",
  "settings.notifications.on": "Activer les rappels sur cet appareil",
  "settings.notifications.off": "Désactiver les rappels sur cet appareil",
  "settings.notifications.unsupported": "Ce navigateur ne peut pas afficher de notifications.",
  "settings.notifications.homeScreen":
    "Sur un iPhone ou un iPad, ajoutez d’abord Rondel à l’écran d’accueil : « Partager », puis « Sur l’écran d’accueil ». Activez ensuite les rappels depuis l’application ajoutée.",
  "settings.notifications.denied":
    "Le navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages.",
  "settings.email.about": "Recevez un e-mail quand c’est à vous de jouer et que vous n’êtes pas en ligne.",
  "settings.email.address": "Adresse e-mail pour les rappels",
  "settings.email.save": "Activer les rappels par e-mail",
  "settings.email.unconfirmed":
    "Nous avons envoyé un e-mail à {address}. Ouvrez le lien qu’il contient pour activer les rappels.",
  "settings.email.confirmed": "Les rappels par e-mail sont envoyés à {address}.",
  "settings.email.remove": "Désactiver les rappels par e-mail",
  "settings.offline":
    "Pas de connexion. Vous pourrez modifier votre nom, vos appareils et vos rappels au retour du réseau.",
  "signIn.otherTitle": "Se connecter comme {other} ?",
  "signIn.otherAbout":
    "Sur cet appareil, vous êtes connecté comme {now}. Le lien vous connecte comme {other}. Si vous les gardez séparés, {now} garde toutes ses parties ; pour revenir, allez dans les réglages.",
  "signIn.keepApart": "Se connecter, garder séparés",
  "signIn.andMerge": "Se connecter et fusionner",
  "signIn.otherStay": "Rester connecté comme {now}",
  "signIn.keptTitle": "Autres joueurs sur cet appareil",
  "signIn.keptAbout": "Vous avez déjà été connecté sous ces noms. Chacun garde ses parties.",
  "signIn.switch": "Passer à {name}",
  "signIn.done": "Bienvenue, {name}.",
  "merge.title": "Fusionner {from} avec {into} ?",
  "merge.about":
    "Si vous fusionnez {from} avec {into}, toutes les parties, tous les messages et tous les rappels de {from} passent à {into}, et {from} disparaît. Ce qui s’applique à l’un des deux, un blocage par exemple, s’applique alors à {into}. Cette action est irréversible.",
  "merge.warning":
    "Ne fusionnez que si les deux sont à vous : toute personne qui peut se connecter comme {into} récupère ces parties.",
  "merge.open": "Fusionner avec {into}",
  "merge.confirm": "Fusionner",
  "merge.keepApart": "Garder séparés",
  "merge.done": "{from} fait maintenant partie de {into}.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
