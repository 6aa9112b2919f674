import type { Language } from "../messages/language.ts";

/** Words that carry no meaning in a question, in the form that `normalize` gives. */
export const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "a an the how do does did can could may must should i me my you your we it is are be what when where which who why to of in on at for with and or if there get have has make from by not please",
  ),
  de: words(
    "der die das den dem des ein eine einen einem einer wie was wann wo welche welcher wer warum ich mich mir mein du dich dein wir man es ist sind kann kannst darf muss soll wird werden zu von im in am an auf aus bei mit und oder wenn fur ab nicht bekomme habe hat mache bitte",
  ),
  fr: words(
    "le la les l un une des du de d comment que qu est ce quoi quand ou quel quelle quels qui pourquoi je j me mon ma mes vous votre vos on il elle peut puis dois faut faire fait a au aux en dans sur avec et si par pour pas avoir ai s se",
  ),
};

/** A question that players ask in everyday words, with the rules that answer it. */
export interface Topic {
  readonly rules: readonly string[];
  /** The beginnings of words that ask for it, in the form that `normalize` gives. */
  readonly stems: Readonly<Record<Language, string>>;
}

export const TOPICS: Readonly<Record<"imperial" | "imperunde", readonly Topic[]>> = {
  imperial: [
    topic(
      "IM-11.15 IM-11.17 IM-11.18",
      "attack fight battle war kill",
      "angreif greif angriff kampf krieg",
      "attaqu combat batt guerre",
    ),
    topic("IM-11.8 IM-11.12 IM-11.3", "army armies march soldier", "armee marsch soldat", "armee march soldat"),
    topic(
      "IM-11.5 IM-11.6 IM-11.7",
      "fleet ship sail boat navy",
      "flotte schiff fahr",
      "flotte navire bateau naviguer",
    ),
    topic(
      "IM-11.9 IM-11.10",
      "convoy carry transport cross sea",
      "konvoi transport beforder meer see ubersetz",
      "convoi transport travers mer",
    ),
    topic(
      "IM-18.1 IM-18.2 IM-18.3",
      "win end over finish victory score",
      "gewinn ende sieg wertung spielende punkt",
      "gagn fin victoire score point termin",
    ),
    topic(
      "IM-16.1 IM-16.3 IM-16.4",
      "bond buy invest loan upgrade",
      "kredit kauf invest leih aufstock",
      "obligation achet invest pret augment",
    ),
    topic(
      "IM-4.1 IM-4.3 IM-4.5",
      "govern control take overtake leader rule",
      "regier ubernehm kontroll regierung",
      "gouvern prend control diriger",
    ),
    topic(
      "IM-15.2 IM-15.5 IM-17.4",
      "money earn income rich cash interest",
      "geld verdien einnahm reich zins",
      "argent riche revenu interet encaiss",
    ),
    topic("IM-17.1 IM-17.5 IM-17.7", "tax taxes taxation power", "steuer macht", "taxe taxation impot puissance"),
    topic(
      "IM-7.2 IM-7.3 IM-7.4",
      "rondel move space cost pay expensive far",
      "rondell beweg zieh feld kost zahl teuer weit",
      "rondel deplac avanc case cout pay cher loin",
    ),
    topic("IM-8.1 IM-8.2 IM-8.4", "build factory factories construct", "bau fabrik", "constru usine"),
    topic(
      "IM-9.1 IM-10.1 IM-10.2",
      "unit recruit produce import new",
      "einheit herstell import produ neu",
      "unite produi import recrut nouvel",
    ),
    topic("IM-11.34 IM-11.36 IM-11.37", "flag land region conquer", "flagge region erober", "drapeau region conquer"),
    topic(
      "IM-15.6 IM-15.9 IM-4.8",
      "swiss bank nothing lose lost",
      "schweiz bank verlier verlor",
      "suisse banque perd",
    ),
    topic("IM-15.5 IM-15.8", "investor card", "investorkarte karte", "carte investisseur"),
    topic(
      "IM-11.22 IM-11.23 IM-11.25",
      "hostile friendly occupy block invade",
      "feindlich befreundet besetz blockier sperr",
      "hostile amical occup bloqu envah",
    ),
    topic("IM-11.29 IM-11.31", "destroy demolish", "zerstor", "detrui"),
    topic(
      "IM-5.3 IM-5.4",
      "give gift lend borrow donate",
      "schenk geschenk spend verleih",
      "donner don preter emprunt",
    ),
    topic("IM-3.4 IM-3.5 IM-3.7", "start setup begin first", "start aufbau anfang beginn", "debut commenc prepar"),
    topic("IM-6.1 IM-6.2 IM-6.3", "turn order next whose skip", "reihenfolge dran nachst zug", "ordre tour prochain"),
  ],
  imperunde: [
    topic(
      "IR-9.5.1 IR-5.3.1 IR-12.1.2",
      "attack fight battle invade",
      "angreif greif angriff kampf",
      "attaqu combat batt envah",
    ),
    topic(
      "IR-12.2.6 IR-12.2.7 IR-12.3.1",
      "dice die roll tie throw",
      "wurfel wurf gleichstand",
      "de des lancer lance egalite",
    ),
    topic("IR-5.2.1 IR-5.3.1 IR-5.2.3", "war declare enemy", "krieg feind", "guerre declar ennemi"),
    topic("IR-5.2.2 IR-5.3.2 IR-6.2.3", "peace friend ally truce", "frieden freund verbund", "paix ami alli"),
    topic(
      "IR-6.2.2 IR-6.2.3 IR-6.2.4 IR-6.2.5",
      "money earn income doubloon tax rich",
      "geld verdien einnahm dublone steuer reich",
      "argent revenu doublon impot riche recette",
    ),
    topic(
      "IR-6.3.1 IR-6.3.2 IR-6.2.6",
      "debt borrow loan repay owe interest",
      "schuld leih kredit tilg zuruckzahl zins",
      "dette emprunt rembours interet",
    ),
    topic(
      "IR-7.3.1 IR-2.4.3 IR-7.3.4",
      "post posts trading build",
      "handelsposten posten bau erricht",
      "comptoir constru erig",
    ),
    topic(
      "IR-14.1.1 IR-14.1.2 IR-14.1.3",
      "win end over finish victory target",
      "gewinn ende sieg ziel",
      "gagn fin victoire objectif termin",
    ),
    topic(
      "IR-7.2.1 IR-7.3.2 IR-7.3.3",
      "buy army armies recruit soldier infantry cavalry artillery",
      "kauf armee soldat infanterie kavallerie artillerie aufstell",
      "achet armee soldat infanterie cavalerie artillerie recrut",
    ),
    topic(
      "IR-7.3.5 IR-12.2.2 IR-1.6.1",
      "fort defend protect guard wall",
      "fort verteidig schutz mauer",
      "fort defend defen proteg mur",
    ),
    topic(
      "IR-7.4.1 IR-9.1.2 IR-9.4.1",
      "ship frigate warship sail fleet navy",
      "schiff fregatte linienschiff fahr",
      "navire fregate naviguer bateau",
    ),
    topic(
      "IR-10.1.1 IR-9.3.2 IR-9.3.5",
      "embark land landing cross sea aboard transport",
      "einschiff anland ubers meer fracht",
      "embarqu debarqu travers mer transport",
    ),
    topic(
      "IR-2.4.1 IR-12.3.3 IR-2.4.5",
      "conquer take capture colony",
      "erober einnehm kolonie",
      "conquer prendre colonie",
    ),
    topic(
      "IR-2.3.1 IR-12.5.1 IR-12.5.2",
      "free local native neutral",
      "frei einheimisch neutral",
      "libre indigene neutre",
    ),
    topic("IR-2.4.2 IR-2.4.4 IR-1.2.3", "lose lost empty", "verlier verlor leer", "perd vide"),
    topic("IR-13.1.1 IR-13.2.1 IR-13.2.3", "card cards play secret", "karte ausspiel geheim", "carte jouer secret"),
    topic(
      "IR-13.3.1 IR-13.5.17 IR-13.3.4",
      "counter cancel stop prevent",
      "abwehr verhinder aufheb",
      "contrecarr contre annul empech",
    ),
    topic("IR-5.1.3 IR-7.2.3", "draw hand", "nachzieh hand", "pioch main"),
    topic(
      "IR-11.1.2 IR-11.1.3 IR-11.1.6",
      "event wheel happen random",
      "ereignis drehscheibe passier zufall",
      "evenement roue hasard",
    ),
    topic(
      "IR-11.3.1 IR-11.4.2 IR-11.3.2",
      "storm calm weather sink",
      "sturm flaute wetter sink",
      "tempete calme meteo coul",
    ),
    topic("IR-11.3.4 IR-1.3.1 IR-9.4.1", "pirate pirates", "pirat", "pirate"),
    topic(
      "IR-11.2.5 IR-11.2.6 IR-2.4.4",
      "unrest uprising rebel rebellion insurgent",
      "unruhe aufstand rebell aufstandisch",
      "trouble souleve rebell insurge",
    ),
    topic("IR-2.5.1 IR-2.5.3 IR-7.3.8", "canal suez panama", "kanal suez panama", "canal suez panama"),
    topic("IR-12.6.1 IR-12.6.2", "boarding board ship", "enter kaper", "abord captur"),
    topic("IR-12.4.1 IR-12.4.2", "reinforce reinforcement help", "verstark hilfe", "renfort aide"),
    topic("IR-9.1.2 IR-9.2.1 IR-9.1.3", "move march far distance", "beweg zieh marsch weit", "deplac avanc march loin"),
    topic(
      "IR-2.6.1 IR-6.2.5 IR-8.1.1",
      "sea control hold",
      "seegebiet kontroll halt beherrsch",
      "zone maritime control tenir",
    ),
    topic(
      "IR-3.2.2 IR-3.3.2 IR-3.4.1",
      "start setup begin first",
      "start aufbau anfang beginn",
      "debut commenc prepar",
    ),
    topic(
      "IR-4.1.1 IR-4.2.1 IR-4.3.1",
      "turn order round phase next",
      "reihenfolge runde phase dran",
      "ordre tour phase prochain",
    ),
  ],
};

function topic(rules: string, en: string, de: string, fr: string): Topic {
  return { rules: rules.split(" "), stems: { en, de, fr } };
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
