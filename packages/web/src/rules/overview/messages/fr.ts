import type { OverviewTexts } from "../overview-texts.ts";

export const fr = {
  title: "Aperçu",
  reference: "Toutes les règles",
  "imperial.board.title": "L’Europe",
  "imperial.board":
    "Six nations de cinq provinces d’origine chacune, et entre elles des régions terrestres et maritimes. Aucune nation n’appartient à un joueur : celui qui lui prête le plus la gouverne.",
  "imperial.rondel.title": "Le rondel",
  "imperial.rondel":
    "À son tour, une nation avance dans le sens horaire et exécute l’action de sa case. Trois cases sont gratuites ; chaque case de plus coûte 2 M à son gouvernement.",
  "imperial.bonds.title": "Obligations et gouvernements",
  "imperial.bonds":
    "Vous achetez des obligations avec votre argent personnel, qui va au trésor de la nation. Le joueur au total le plus élevé gouverne, jusqu’à ce qu’un autre le dépasse.",
  "imperial.map.title": "Unités et drapeaux",
  "imperial.map":
    "Flottes et armées se répandent sur la carte. Là où une nation est seule, elle laisse un drapeau, et chaque drapeau, chaque usine rapporte des taxes.",
  "imperial.money.title": "Des taxes à la victoire",
  "imperial.money":
    "Les taxes donnent des points de puissance, et tous les cinq points le facteur des obligations augmente de un. Une obligation vaut donc ses intérêts multipliés par 0 à 5.",
  "imperunde.board.title": "Le monde",
  "imperunde.board":
    "Le plateau montre la Terre vue du pôle Sud. Pays et zones maritimes valent 1 à 3, comme l’indiquent les losanges sous leur nom.",
  "imperunde.round.title": "Un tour en huit phases",
  "imperunde.round": "Chaque tour suit les mêmes phases. L’anneau à côté du plateau indique la phase en cours.",
  "imperunde.units.title": "Les unités et leurs dés",
  "imperunde.units": "Chaque unité a un dé de sa couleur. Trois unités d’un camp au plus combattent ensemble.",
  "imperunde.battle.title": "Un combat",
  "imperunde.battle":
    "Les deux camps lancent et comparent le plus haut dé, puis le deuxième, puis le troisième ; le plus bas perd. Ici, le 5 bat deux fois le 3. À terre, l’égalité va au défenseur ; en mer, elle mène à l’abordage.",
  "imperunde.talks.title": "Guerre et paix",
  "imperunde.talks":
    "La paix demande l’accord des deux joueurs et rapporte 2 doublons par tour à chacun. Un seul peut déclarer la guerre, et seuls des joueurs en guerre peuvent s’attaquer.",
  "imperunde.cards.title": "Service secret",
  "imperunde.cards":
    "Chacun pioche une carte par tour. Elle indique à quel moment elle peut être jouée, et seul Contre-espionnage l’arrête.",
} as const satisfies OverviewTexts;
