import type { Chapter } from "../../chapter.ts";

export const board: readonly Chapter[] = [
  {
    id: "components",
    title: "Components",
    paragraphs: [
      {
        id: "IM-1.1",
        text: "Six nations take part in every game of 2 to 6 players: Austria-Hungary (yellow), Italy (green), France (blue), Great Britain (red), German Empire (black) and Russia (purple). They always move in this order.",
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
        text: "There are 15 armaments factories for the brown cities and 15 shipyards for the light-blue ones. That is one for every city, so factories never run out.",
      },
      {
        id: "IM-1.6",
        text: "Each nation has nine bonds, one of each value. Bond value and interest: 2 M pays 1 M, 4 M pays 2 M, 6 M pays 3 M, 9 M pays 4 M, 12 M pays 5 M, 16 M pays 6 M, 20 M pays 7 M, 25 M pays 8 M, 30 M pays 9 M.",
      },
      {
        id: "IM-1.7",
        text: "Each nation has one flag card. Whoever holds it is the government; its back names the starting bonds [IM-3.6].",
      },
      {
        id: "IM-1.8",
        text: "There is one Investor card, one turn marker and three Swiss Bank cards. [RL-21] tells what happens when more than three players are entitled to a Swiss Bank.",
      },
      {
        id: "IM-1.9",
        text: "Money is counted in whole millions (M). Notes play no part, and the bank never runs out [RL-40].",
      },
      {
        id: "IM-1.10",
        text: "A nation whose supply of armies or fleets is used up cannot place more of them until some return. Units are never given up voluntarily [RL-41].",
      },
      {
        id: "IM-1.11",
        text: "Units and flags taken off the map go back to the supply of their nation, factories go back to the bank. All may be used again.",
      },
    ],
  },
  {
    id: "board",
    title: "The map and its terms",
    paragraphs: [
      {
        id: "IM-2.1",
        text: "The map shows 30 home provinces (five for each nation, each with one city), 15 land regions, 9 sea regions and Switzerland.",
      },
      {
        id: "IM-2.2",
        text: "No unit may ever enter Switzerland. Islands without a name, such as Sicily, Sardinia, Corsica or Crete, are not regions and cannot be entered either.",
      },
      {
        id: "IM-2.3",
        text: "Fleets stand in sea regions or in a port of their own nation. Armies stand in land regions and in home provinces, their own or foreign ones.",
      },
      {
        id: "IM-2.4",
        text: "The colour of a city decides what may be built: brown means an armaments factory, which produces armies; light blue means a shipyard, which produces fleets. A light-blue city is a port even without a shipyard. No city holds more than one factory.",
      },
      { id: "IM-2.5", text: "Each port belongs to one anchor sea. A fleet in port can leave only into that sea." },
      {
        id: "IM-2.6",
        text: "Starting factories: Vienna, Budapest; Rome, Naples; Paris, Bordeaux; London, Liverpool; Berlin, Hamburg; Moscow, Odessa. Ports and anchor seas: Dublin and Liverpool – North Atlantic; Edinburgh and Hamburg – North Sea; Danzig and St. Petersburg – Baltic Sea; London and Brest – English Channel; Bordeaux – Bay of Biscay; Marseille, Genoa and Naples – Western Mediterranean; Venice and Trieste – Ionian Sea; Odessa – Black Sea. All other cities are brown.",
      },
      {
        id: "IM-2.7",
        text: "Two land areas are adjacent if they share a border on the map. There is no way on foot between Sweden and Denmark or between Spain and Morocco; Dublin can be reached only by convoy. A coast on several seas helps convoys, but gives a port no second way out.",
      },
      {
        id: "IM-2.8",
        text: "Seas are adjacent as the map shows. Examples: the English Channel touches the Bay of Biscay, the North Atlantic and the North Sea; the Baltic Sea touches only the North Sea, the Black Sea only the Eastern Mediterranean.",
      },
      {
        id: "IM-2.9",
        text: "The rail network of a nation joins its own home provinces wherever they share a border; Dublin is not part of it. A province with at least one hostile army in it is cut off: railway journeys may neither start, pass nor end there.",
      },
      {
        id: "IM-2.10",
        text: "Armies may walk between Bulgaria and Turkey. Fleets may sail between the Black Sea and the Eastern Mediterranean without hindrance.",
      },
      {
        id: "IM-2.11",
        text: "The tax track has eleven fields: 2–5, 6, 7, 8, 9, 10, 11, 12, 13, 14 and 15 or more. The lowest field brings no power points, each higher field one more, the highest 10.",
      },
      {
        id: "IM-2.12",
        text: "The power track runs from 0 to 25. Every full five power points raise the factor by one: 0–4 points give factor 0, 5–9 factor 1, 10–14 factor 2, 15–19 factor 3, 20–24 factor 4, and 25 points factor 5.",
      },
      {
        id: "IM-2.13",
        text: "The rondel has eight spaces, clockwise: Factory, Production, Manoeuvre, Investor, Import, Production, Manoeuvre, Taxation, and then Factory again.",
      },
    ],
  },
];
