import type { RefusalCase } from "./refusal-case.ts";

const manoeuvring = (position: string, seat: number, nation: string) => ({
  position: `${position}\n turn ${nation}`,
  after: `s${seat} moveRondel maneuver-1`,
});
const onArmies = (position: string, seat: number, nation: string) => ({
  position: `${position}\n fleets ${nation} baltic-sea 1\n turn ${nation}`,
  after: `s${seat} moveRondel maneuver-1\n s${seat} endFleets`,
});

export const MANOEUVRE_REFUSALS: readonly RefusalCase[] = [
  {
    code: "no-fleet-there",
    rule: "IM-11.5",
    refused: "s4 moveFleet danzig baltic-sea",
    ...manoeuvring("fleets germany hamburg 1", 4, "germany"),
  },
  {
    code: "fleet-has-moved",
    rule: "IM-11.3",
    refused: "s4 moveFleet north-sea baltic-sea",
    position: "fleets germany hamburg 2\n turn germany",
    after: "s4 moveRondel maneuver-1\n s4 moveFleet hamburg north-sea",
  },
  {
    code: "fleets-stay-at-sea",
    rule: "IM-11.6",
    refused: "s4 moveFleet north-sea hamburg",
    ...manoeuvring("fleets germany north-sea 1", 4, "germany"),
  },
  {
    code: "sea-not-adjacent",
    rule: "IM-11.5",
    refused: "s4 moveFleet north-sea bay-of-biscay",
    ...manoeuvring("fleets germany north-sea 1", 4, "germany"),
  },
  {
    code: "not-the-anchor-sea",
    rule: "IM-11.5",
    refused: "s4 moveFleet hamburg baltic-sea",
    ...manoeuvring("fleets germany hamburg 1", 4, "germany"),
  },
  {
    code: "no-army-there",
    rule: "IM-11.3",
    refused: "s4 moveArmy berlin munich",
    ...onArmies("armies germany cologne 1", 4, "germany"),
  },
  {
    code: "army-has-acted",
    rule: "IM-11.39",
    refused: "s4 moveArmy munich berlin",
    position: "armies germany berlin 1\n armies germany cologne 1\n turn germany",
    after: "s4 moveRondel maneuver-1\n s4 moveArmy berlin munich",
  },
  {
    code: "status-of-army-needed",
    rule: "IM-11.22",
    refused: "s4 moveArmy vienna munich",
    ...onArmies("armies germany vienna 1 standing=hostile", 4, "germany"),
  },
  {
    code: "no-status-here",
    rule: "IM-11.28",
    refused: "s4 moveArmy berlin munich status=friendly",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "status-on-arrival-needed",
    rule: "IM-11.22",
    refused: "s4 moveArmy munich vienna",
    ...onArmies("armies germany munich 1", 4, "germany"),
  },
  {
    code: "armies-stay-on-land",
    rule: "IM-2.3",
    refused: "s4 moveArmy berlin baltic-sea",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "already-there",
    rule: "RL-51",
    refused: "s4 moveArmy berlin berlin",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "not-reachable-on-foot",
    rule: "IM-11.8",
    refused: "s4 moveArmy berlin sweden",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "no-free-fleet",
    rule: "IM-11.10",
    refused: "s4 moveArmy berlin norway seas=north-sea",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "rail-needs-no-fleet",
    rule: "RL-16",
    refused: "s4 moveArmy hamburg danzig seas=baltic-sea",
    ...onArmies("armies germany hamburg 1\n fleets germany baltic-sea 1", 4, "germany"),
  },
  {
    code: "no-such-chain",
    rule: "IM-11.9",
    refused: "s4 moveArmy berlin spain seas=baltic-sea",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "factory-protected",
    rule: "IM-11.26",
    refused: "s4 moveArmy cologne vienna status=hostile",
    ...onArmies("armies germany cologne 1\n armies russia budapest 1 standing=hostile", 4, "germany"),
  },
  {
    code: "factory-protected",
    rule: "IM-11.27",
    refused: "s4 setStatus vienna hostile",
    ...onArmies("armies germany vienna 1 standing=friendly\n armies russia budapest 1 standing=hostile", 4, "germany"),
  },
  {
    code: "own-nation",
    rule: "IM-11.15",
    refused: "s4 declareBattle berlin army germany army",
    ...onArmies("armies germany berlin 2", 4, "germany"),
  },
  {
    code: "fleets-fight-at-sea",
    rule: "IM-11.7",
    refused: "s4 declareBattle hamburg fleet france fleet",
    ...manoeuvring("fleets germany hamburg 1", 4, "germany"),
  },
  {
    code: "no-such-unit",
    rule: "IM-11.16",
    refused: "s4 declareBattle berlin army france army targetStanding=hostile",
    ...onArmies("armies germany berlin 1", 4, "germany"),
  },
  {
    code: "which-piece",
    rule: "RL-61",
    refused: "s4 declareBattle munich army france army targetStanding=friendly",
    position:
      "armies germany munich 1\n armies germany berlin 1\n armies france munich 1 standing=friendly\n turn germany",
    after: "s4 moveRondel maneuver-1\n s4 moveArmy berlin munich",
  },
  {
    code: "battle-elsewhere",
    rule: "IM-11.19",
    refused: "s4 declareBattle berlin army russia army targetStanding=friendly",
    position:
      "armies germany berlin 1\n armies germany cologne 1\n armies france munich 1 standing=friendly\n armies russia berlin 1 standing=friendly\n turn germany",
    after: "s4 moveRondel maneuver-1\n s4 moveArmy cologne munich",
  },
  {
    code: "not-to-be-asked",
    rule: "IM-11.19",
    refused: "s5 nextToAsk france",
    position: "fleets russia st-petersburg 1\n fleets italy baltic-sea 1\n fleets germany baltic-sea 1\n turn russia",
    after: "s5 moveRondel maneuver-1\n s5 moveFleet st-petersburg baltic-sea\n s5 peace",
  },
  {
    code: "not-a-foreign-province",
    rule: "IM-11.32",
    refused: "s4 destroyFactory berlin",
    ...onArmies("armies germany berlin 3", 4, "germany"),
  },
  {
    code: "three-hostile-armies-needed",
    rule: "IM-11.31",
    refused: "s4 destroyFactory vienna",
    ...onArmies("armies germany vienna 3 standing=friendly", 4, "germany"),
  },
  {
    code: "no-factory-there",
    rule: "IM-11.29",
    refused: "s4 destroyFactory prague",
    ...onArmies("armies germany prague 3 standing=hostile", 4, "germany"),
  },
  {
    code: "province-defended",
    rule: "IM-11.29",
    refused: "s4 destroyFactory vienna",
    ...onArmies("armies germany vienna 3 standing=hostile\n armies austria-hungary vienna 1", 4, "germany"),
  },
  {
    code: "how-many-acted",
    rule: "RL-61",
    refused: "s4 destroyFactory vienna acted=1",
    ...onArmies("armies germany vienna 3 standing=hostile", 4, "germany"),
  },
  {
    code: "no-flag-to-place-here",
    rule: "IM-11.34",
    refused: "s1 placeFlag spain",
    position: `
      flags italy norway,sweden,denmark,holland,belgium,portugal,morocco,algeria,tunis,greece,bulgaria,romania,turkey,black-sea
      fleets italy ionian-sea 1\n fleets italy eastern-mediterranean 1\n turn italy`,
    after: "s1 moveRondel maneuver-1\n s1 endFleets",
  },
];
