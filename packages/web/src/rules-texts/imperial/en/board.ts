import type { Chapter } from "../../chapter.ts";

export const board: readonly Chapter[] = [
  {
    id: "components",
    title: "Components",
    paragraphs: [
      {
        id: "IM-1.1",
        text: "All six nations take part in every game of 2 to 6 players: Austria-Hungary (yellow), Italy (green), France (blue), Great Britain (red), the German Empire (black) and Russia (purple). They always move in this order.",
      },
      {
        id: "IM-1.2",
        text: "The number of armies is limited: Austria-Hungary has 10, Great Britain 6, every other nation 8.",
      },
      {
        id: "IM-1.3",
        text: "The number of fleets is limited: Austria-Hungary has 6, Great Britain 10, every other nation 8.",
      },
      { id: "IM-1.4", text: "Each nation has 15 flags." },
      {
        id: "IM-1.5",
        text: "There are 15 armaments factories for the brown cities and 15 shipyards for the light-blue ones: one for every city, so factories never run out.",
      },
      {
        id: "IM-1.6",
        text: "Each nation has 9 bonds, each of a different value. Value and interest: 2 M pays 1 M, 4 M pays 2 M, 6 M pays 3 M, 9 M pays 4 M, 12 M pays 5 M, 16 M pays 6 M, 20 M pays 7 M, 25 M pays 8 M, 30 M pays 9 M.",
      },
      {
        id: "IM-1.7",
        text: "Each nation has one flag card. The player who holds it is the nation’s government. Its back shows the starting bonds [IM-3.6].",
      },
      {
        id: "IM-1.8",
        text: "There is one Investor card, one turn marker and 3 Swiss Bank cards. If more than 3 players are entitled to a Swiss Bank, see [RL-21].",
      },
      {
        id: "IM-1.9",
        text: "Money is counted in whole millions (M). Notes and change do not matter, and the bank never runs out [RL-40].",
      },
      {
        id: "IM-1.10",
        text: "A nation that has no armies or fleets left in its supply cannot place more until some return. Units are never disbanded [RL-41].",
      },
      {
        id: "IM-1.11",
        text: "Units and flags taken off the map return to their nation’s supply, factories to the bank. All of them can be used again.",
      },
    ],
  },
  {
    id: "board",
    title: "The map",
    paragraphs: [
      {
        id: "IM-2.1",
        text: "The map has 30 home provinces (5 for each nation, each with one city), 15 land regions, 9 sea regions and Switzerland. In these rules, “region” on its own covers provinces, land and sea.",
      },
      {
        id: "IM-2.2",
        text: "No unit can ever enter Switzerland. Islands without a name, such as Sicily, Sardinia, Corsica and Crete, are not regions and cannot be entered either.",
      },
      {
        id: "IM-2.3",
        text: "Fleets are in sea regions or in their own nation’s ports. Armies are in land regions and home provinces, their own or foreign ones.",
      },
      {
        id: "IM-2.4",
        text: "The colour of a city decides what can be built there: brown, an armaments factory, which produces armies; light blue, a shipyard, which produces fleets. A light-blue city is a port even without a shipyard. A city never has more than one factory.",
      },
      {
        id: "IM-2.5",
        text: "Each port opens to one sea, its anchor sea. A fleet in port can leave only into that sea.",
      },
      {
        id: "IM-2.6",
        text: "Starting factories: Vienna, Budapest; Rome, Naples; Paris, Bordeaux; London, Liverpool; Berlin, Hamburg; Moscow, Odessa. Ports and anchor seas: Dublin and Liverpool – North Atlantic; Edinburgh and Hamburg – North Sea; Danzig and St Petersburg – Baltic Sea; London and Brest – English Channel; Bordeaux – Bay of Biscay; Marseille, Genoa and Naples – Western Mediterranean; Venice and Trieste – Ionian Sea; Odessa – Black Sea. All other cities are brown.",
      },
      {
        id: "IM-2.7",
        text: "Two regions on land are adjacent if they share a border on the map. Armies cannot march between Sweden and Denmark or between Spain and Morocco, and Dublin can be reached only by convoy. A province on several seas can be used by convoys from each of them, but its port still opens to one sea only.",
      },
      {
        id: "IM-2.8",
        text: "The map shows which seas are adjacent. Examples: the English Channel borders the Bay of Biscay, the North Atlantic and the North Sea; the Baltic Sea borders only the North Sea, the Black Sea only the Eastern Mediterranean.",
      },
      {
        id: "IM-2.9",
        text: "A nation’s rail network connects its own home provinces wherever they share a border. Dublin is not part of it. A province with a hostile army in it is cut off: no rail journey can start there, end there or pass through.",
      },
      {
        id: "IM-2.10",
        text: "Armies can march between Bulgaria and Turkey. Fleets can sail freely between the Black Sea and the Eastern Mediterranean.",
      },
      {
        id: "IM-2.11",
        text: "The tax track has eleven spaces: 2–5, 6, 7, 8, 9, 10, 11, 12, 13, 14 and 15 or more. The lowest space gives no power points, each higher space one more, the highest 10.",
      },
      {
        id: "IM-2.12",
        text: "The power track runs from 0 to 25. The factor rises by one for every 5 power points: 0–4 points give factor 0, 5–9 factor 1, 10–14 factor 2, 15–19 factor 3, 20–24 factor 4, and 25 points factor 5.",
      },
      {
        id: "IM-2.13",
        text: "The rondel has eight spaces. Clockwise: Factory, Production, Manoeuvre, Investor, Import, Production, Manoeuvre, Taxation, and then Factory again.",
      },
    ],
  },
];
