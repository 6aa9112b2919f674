import type { Chapter } from "../../chapter.ts";

export const specialCasesBattle: readonly Chapter[] = [
  {
    id: "special-battle",
    title: "Cas particuliers : combat",
    paragraphs: [
      {
        id: "RL-01",
        text: "Le gouvernement actif décide le premier d’un combat. S’il reste en paix, il choisit la nation à consulter et peut attendre sa réponse avant de choisir la suivante. S’il ne choisit pas, on consulte les nations dans l’ordre du tour.",
      },
      {
        id: "RL-02",
        text: "Deux nations ne peuvent jamais combattre pour la même arrivée. On les consulte l’une après l’autre, et le premier combat fait disparaître l’unité arrivée. Il n’y a paix que si toutes ont refusé le combat.",
      },
      {
        id: "RL-03",
        text: "Un joueur qui gouverne plusieurs des nations présentes est consulté une fois pour chacune et peut donner des réponses différentes.",
      },
      {
        id: "RL-04",
        text: "Un joueur qui gouverne la nation active et une autre nation présente n’est pas consulté pour cette dernière, mais peut à tout moment engager ce combat avec la nation active. Deux nations d’un même joueur peuvent se combattre.",
      },
      {
        id: "RL-05",
        text: "Une nation qui exige le combat et qui a sur place une armée et une flotte au port choisit laquelle elle perd. Quand la nation active attaque, son gouvernement choisit à la fois la cible et sa propre unité.",
      },
      {
        id: "RL-06",
        text: "Quand une armée passe d’hostile à amicale, les autres peuvent aussi exiger le combat : toute nation qui a là une armée ou une flotte au port.",
      },
      {
        id: "RL-07",
        text: "Les autres nations ne peuvent exiger le combat que contre l’unité qui vient d’arriver ou de changer de statut, pas contre celles qui étaient déjà là. Chaque nouvelle arrivée offre une nouvelle occasion.",
      },
      {
        id: "RL-08",
        text: "Si une armée entre dans une de ses provinces et continue par chemin de fer, on ne peut exiger le combat que là où tout son déplacement se termine. Il en va de même pour les mers d’un convoi.",
      },
      {
        id: "RL-09",
        text: "Si une unité est produite ou importée à côté d’armées étrangères, il n’y a pas de combat. Chacune des nations peut combattre lors de sa prochaine manœuvre.",
      },
      {
        id: "RL-10",
        text: "Jusqu’à la pose des drapeaux, les flottes peuvent combattre aussi pendant l’étape des armées, de même que les unités qui se sont déplacées en paix. Une flotte qui a déjà transporté une armée peut encore être perdue au combat, mais n’en transporte pas une deuxième.",
      },
      {
        id: "RL-11",
        text: "Une armée amicale dans la province de la dernière usine non occupée ne peut pas devenir hostile tant que c’est la dernière.",
      },
      {
        id: "RL-12",
        text: "Seules des armées hostiles peuvent détruire une usine. Les armées amicales changent d’abord de statut, et d’autres peuvent alors exiger le combat. L’usine est ensuite occupée : elle n’est donc plus protégée comme dernière usine non occupée.",
      },
      {
        id: "RL-13",
        text: "Une armée prend le chemin de fer avant ou après son trajet à pied ou en convoi, mais pas les deux fois.",
      },
      {
        id: "RL-14",
        text: "Une armée ne peut ni quitter ni atteindre par chemin de fer une de ses provinces d’origine où se trouve une armée hostile. Elle peut en sortir à pied puis continuer par chemin de fer, ou rejoindre par chemin de fer une province adjacente et y entrer à pied.",
      },
      {
        id: "RL-46",
        text: "Les armées amicales peuvent combattre : à tout moment au tour de leur nation, et les autres peuvent exiger le combat contre elles à leur arrivée.",
      },
      {
        id: "RL-47",
        text: "Les armées d’une nation dans une même province peuvent avoir des statuts différents. Chacune est déclarée séparément.",
      },
      {
        id: "RL-48",
        text: "La nation active peut attaquer, avec sa flotte au port, une armée étrangère présente dans cette province.",
      },
      {
        id: "RL-49",
        text: "Toute armée étrangère dans une province peut combattre la flotte du port, et cette flotte peut combattre chacune d’elles, même si des nations tierces sont présentes.",
      },
      {
        id: "RL-60",
        text: "Le droit d’exiger le combat à propos d’une arrivée ne prend fin que lorsque cette unité précise est perdue au combat ou que la dernière nation a refusé. Si la nation active combat là avec une autre unité, les autres gardent leur droit. Une fois que son gouvernement est resté en paix, il n’agit plus avant que chaque nation présente ait été consultée.",
      },
      {
        id: "RL-61",
        text: "Dans un combat exigé, l’unité perdue est précisément celle qui est arrivée ou a changé de statut. Si la nation active attaque ou détruit une usine, son gouvernement choisit ses propres unités, par exemple une unité déjà déplacée. Il choisit la cible par nation, type et statut.",
      },
      {
        id: "RL-62",
        text: "Des armées amicales depuis une manœuvre précédente peuvent devenir hostiles une à une et, s’il en reste 3, détruire l’usine au cours de la même étape. À chaque changement, les autres peuvent exiger le combat.",
      },
      {
        id: "RL-63",
        text: "La protection de la dernière usine non occupée est vérifiée à chaque arrivée et à chaque changement de statut, jamais après coup. Une armée qui n’a pu arriver que comme amicale le reste jusqu’à la prochaine manœuvre de sa nation, même si une autre usine devient non occupée. Les armées déjà présentes ne sont jamais chassées.",
      },
      {
        id: "RL-64",
        text: "Toutes les règles s’appliquent aux provinces d’origine d’une nation sans gouvernement : statut, blocage, protection et destruction. Comme elle n’a pas d’unités, personne n’est consulté.",
      },
      {
        id: "RL-65",
        text: "Deux nations gouvernées par le même joueur restent séparées. Les armées hostiles de l’une bloquent l’autre ; ni convois, ni réseau ferroviaire, ni argent ne sont communs. Là où les deux ont des unités, aucune ne pose de drapeau.",
      },
      {
        id: "RL-66",
        text: "Les combats entre armées, ou entre une flotte au port et une armée, sont permis aussi pendant l’étape des flottes. Ils n’y mettent pas fin.",
      },
      {
        id: "RL-80",
        text: "Un nouveau gouvernement reprend la nation telle quelle : unités, statuts, drapeaux, marqueurs et trésor. Les promesses du gouvernement précédent ne l’engagent pas.",
      },
    ],
  },
];
