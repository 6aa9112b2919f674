/**
 * The map of Europe as the tables IM-2.6 to IM-2.8 of the rules print it, typed a second time: the model must not read the board
 * of the package that it checks.
 */

/** Each land area: its nation (or none), its land neighbours, its seas. */
const AREA_TABLE = `
  vienna | austria-hungary | budapest genoa munich prague trieste venice | 
  budapest | austria-hungary | lemberg prague romania trieste vienna west-balkan | 
  prague | austria-hungary | berlin budapest danzig lemberg munich vienna warsaw | 
  lemberg | austria-hungary | budapest kiev prague romania warsaw | 
  trieste | austria-hungary | budapest venice vienna west-balkan | ionian-sea
  rome | italy | florence naples venice | ionian-sea western-mediterranean
  naples | italy | rome | ionian-sea western-mediterranean
  genoa | italy | florence marseille venice vienna | western-mediterranean
  venice | italy | florence genoa rome trieste vienna | ionian-sea
  florence | italy | genoa rome venice | western-mediterranean
  paris | france | belgium brest dijon | english-channel
  bordeaux | france | brest dijon marseille spain | bay-of-biscay
  marseille | france | bordeaux dijon genoa spain | western-mediterranean
  brest | france | bordeaux dijon paris | bay-of-biscay english-channel
  dijon | france | belgium bordeaux brest marseille munich paris | 
  london | great-britain | liverpool sheffield | english-channel north-atlantic north-sea
  liverpool | great-britain | edinburgh london sheffield | north-atlantic
  edinburgh | great-britain | liverpool sheffield | north-atlantic north-sea
  sheffield | great-britain | edinburgh liverpool london | north-sea
  dublin | great-britain |  | north-atlantic
  berlin | germany | cologne danzig hamburg munich prague | baltic-sea
  hamburg | germany | berlin cologne denmark holland | baltic-sea north-sea
  munich | germany | belgium berlin cologne dijon prague vienna | 
  cologne | germany | belgium berlin hamburg holland munich | 
  danzig | germany | berlin prague st-petersburg warsaw | baltic-sea
  moscow | russia | kiev st-petersburg warsaw | 
  odessa | russia | kiev romania | black-sea
  st-petersburg | russia | danzig moscow warsaw | baltic-sea
  warsaw | russia | danzig kiev lemberg moscow prague st-petersburg | 
  kiev | russia | lemberg moscow odessa romania warsaw | 
  norway | - | sweden | baltic-sea north-sea
  sweden | - | norway | baltic-sea
  denmark | - | hamburg | baltic-sea north-sea
  holland | - | belgium cologne hamburg | english-channel north-sea
  belgium | - | cologne dijon holland munich paris | english-channel
  portugal | - | spain | bay-of-biscay
  spain | - | bordeaux marseille portugal | bay-of-biscay western-mediterranean
  morocco | - | algeria | bay-of-biscay
  algeria | - | morocco tunis | western-mediterranean
  tunis | - | algeria | ionian-sea western-mediterranean
  west-balkan | - | budapest bulgaria greece romania trieste | ionian-sea
  greece | - | bulgaria west-balkan | eastern-mediterranean ionian-sea
  bulgaria | - | greece romania turkey west-balkan | black-sea eastern-mediterranean
  romania | - | budapest bulgaria kiev lemberg odessa west-balkan | black-sea
  turkey | - | bulgaria | black-sea eastern-mediterranean
`;

/** Each sea with the seas beside it. */
const SEA_TABLE = `
  north-atlantic | bay-of-biscay english-channel north-sea
  north-sea | baltic-sea english-channel north-atlantic
  baltic-sea | north-sea
  english-channel | bay-of-biscay north-atlantic north-sea
  bay-of-biscay | english-channel north-atlantic western-mediterranean
  western-mediterranean | bay-of-biscay ionian-sea
  ionian-sea | eastern-mediterranean western-mediterranean
  eastern-mediterranean | black-sea ionian-sea
  black-sea | eastern-mediterranean
`;

/** The light-blue cities with the only sea that their port opens to (IM-2.5). */
const PORT_TABLE = `
  trieste | ionian-sea
  naples | western-mediterranean
  genoa | western-mediterranean
  venice | ionian-sea
  bordeaux | bay-of-biscay
  marseille | western-mediterranean
  brest | english-channel
  london | english-channel
  liverpool | north-atlantic
  dublin | north-atlantic
  edinburgh | north-sea
  hamburg | north-sea
  danzig | baltic-sea
  odessa | black-sea
  st-petersburg | baltic-sea
`;

export interface Area {
  readonly name: string;
  /** The nation to which a home province belongs. */
  readonly home: string | undefined;
  readonly lands: readonly string[];
  readonly seas: readonly string[];
  /** The sea that this port opens to. */
  readonly anchor: string | undefined;
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
const words = (cell: string | undefined): string[] => (cell ? cell.split(" ") : []);

const ports = new Map(rows(PORT_TABLE).map(([city = "", sea = ""]) => [city, sea]));

export const AREAS: ReadonlyMap<string, Area> = new Map(
  rows(AREA_TABLE).map(([name = "", nation, lands, seas]) => {
    const home = nation === "-" ? undefined : nation;
    return [name, { name, home, lands: words(lands), seas: words(seas), anchor: ports.get(name) }];
  }),
);

export const SEAS: ReadonlyMap<string, readonly string[]> = new Map(
  rows(SEA_TABLE).map(([name = "", beside]) => [name, words(beside)]),
);

/** Turn order of the nations (IM-1.1) with their armies and fleets (IM-1.2, IM-1.3). */
export const NATIONS: ReadonlyMap<string, { readonly armies: number; readonly fleets: number }> = new Map([
  ["austria-hungary", { armies: 10, fleets: 6 }],
  ["italy", { armies: 8, fleets: 8 }],
  ["france", { armies: 8, fleets: 8 }],
  ["great-britain", { armies: 6, fleets: 10 }],
  ["germany", { armies: 8, fleets: 8 }],
  ["russia", { armies: 8, fleets: 8 }],
]);

export function areaNamed(name: string): Area {
  const area = AREAS.get(name);
  if (!area) throw new Error(`no land area is called ${name}`);
  return area;
}
