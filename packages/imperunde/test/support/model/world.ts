/**
 * The board as the map data of the rules give it (IR-2.1.2, IR-2.7.1), typed a second time: the model must not read the board of
 * the package that it checks.
 */

/** Each territory: its value, the territories beside it, the seas on its coast. */
const TERRITORY_TABLE = `
  great-britain | 3 |  | north-atlantic north-sea
  south-africa | 2 | congo mozambique | gulf-of-guinea indian-ocean
  japan | 3 |  | sea-of-japan mid-pacific
  victoria | 2 | queensland western-australia | tasman-sea coral-sea
  usa | 3 | canada louisiana | sargasso-sea caribbean-sea
  brazil | 3 | la-plata new-granada peru | south-atlantic mid-atlantic
  spain | 2 | france | mediterranean-sea north-atlantic mid-atlantic
  france | 3 | holy-roman-empire italy spain | mediterranean-sea north-atlantic north-sea
  holy-roman-empire | 3 | france italy ottoman-empire russia scandinavia | north-sea mediterranean-sea
  italy | 2 | france holy-roman-empire | mediterranean-sea
  scandinavia | 2 | holy-roman-empire russia | norwegian-sea north-sea
  russia | 2 | holy-roman-empire ottoman-empire persia scandinavia siberia turkestan | northeast-passage mediterranean-sea north-sea
  ottoman-empire | 3 | arabia egypt holy-roman-empire persia russia | mediterranean-sea
  siberia | 1 | kamchatka mongolia russia turkestan | northeast-passage
  kamchatka | 1 | manchuria mongolia siberia | northeast-passage bering-sea sea-of-japan
  turkestan | 1 | china mongolia persia russia siberia west-india | 
  persia | 2 | ottoman-empire russia turkestan west-india | arabian-sea
  arabia | 1 | ottoman-empire | arabian-sea
  west-india | 3 | china east-india persia turkestan | arabian-sea
  east-india | 3 | china siam west-india | bay-of-bengal
  ceylon | 2 |  | bay-of-bengal
  mongolia | 1 | china kamchatka manchuria siberia turkestan | 
  china | 3 | east-india manchuria mongolia siam turkestan west-india | chinese-sea
  manchuria | 3 | china kamchatka mongolia | sea-of-japan chinese-sea
  siam | 2 | china east-india sumatra | chinese-sea bay-of-bengal
  sumatra | 2 | siam | java-sea bay-of-bengal chinese-sea
  java | 3 |  | java-sea bay-of-bengal
  borneo | 2 |  | java-sea chinese-sea
  philippines | 3 |  | chinese-sea mid-pacific
  moluccas | 3 |  | coral-sea java-sea mid-pacific
  western-australia | 1 | queensland victoria | java-sea bay-of-bengal tasman-sea
  queensland | 2 | victoria western-australia | coral-sea java-sea
  new-zealand | 2 |  | tasman-sea south-pacific
  polynesia | 1 |  | south-sea south-pacific
  hawaii | 1 |  | south-sea
  barbary | 1 | congo egypt guinea | mediterranean-sea mid-atlantic
  guinea | 2 | barbary congo | mid-atlantic gulf-of-guinea
  congo | 2 | barbary egypt guinea mozambique south-africa | gulf-of-guinea
  egypt | 2 | abyssinia barbary congo mozambique ottoman-empire | arabian-sea mediterranean-sea
  abyssinia | 1 | egypt mozambique | arabian-sea
  mozambique | 2 | abyssinia congo egypt south-africa | indian-ocean arabian-sea
  madagascar | 1 |  | indian-ocean arabian-sea
  alaska | 1 | ruperts-land | bering-sea gulf-of-alaska northwest-passage
  ruperts-land | 1 | alaska california canada louisiana | northwest-passage labrador-sea gulf-of-alaska
  canada | 2 | ruperts-land usa | north-atlantic labrador-sea
  greenland | 1 |  | norwegian-sea northwest-passage labrador-sea north-atlantic
  california | 2 | louisiana mexico ruperts-land | gulf-of-alaska gulf-of-california
  louisiana | 3 | california mexico ruperts-land usa | caribbean-sea
  mexico | 3 | california louisiana mosquito-coast | gulf-of-california caribbean-sea
  mosquito-coast | 1 | mexico new-granada | east-pacific caribbean-sea
  antilles | 3 |  | caribbean-sea sargasso-sea
  new-granada | 2 | brazil mosquito-coast peru | caribbean-sea east-pacific mid-atlantic
  peru | 3 | brazil chile la-plata new-granada | east-pacific
  chile | 1 | la-plata peru | strait-of-magellan east-pacific
  la-plata | 2 | brazil chile peru | strait-of-magellan south-atlantic
`;

/** Each sea: its value and the seas beside it. */
const SEA_TABLE = `
  north-sea | 3 | north-atlantic norwegian-sea
  norwegian-sea | 1 | north-atlantic north-sea northeast-passage
  northeast-passage | 1 | bering-sea norwegian-sea
  northwest-passage | 1 | bering-sea labrador-sea
  labrador-sea | 1 | north-atlantic northwest-passage
  north-atlantic | 2 | labrador-sea mediterranean-sea mid-atlantic north-sea norwegian-sea sargasso-sea
  sargasso-sea | 2 | caribbean-sea mid-atlantic north-atlantic
  mid-atlantic | 2 | caribbean-sea gulf-of-guinea mediterranean-sea north-atlantic sargasso-sea south-atlantic
  caribbean-sea | 3 | mid-atlantic sargasso-sea
  south-atlantic | 2 | gulf-of-guinea mid-atlantic strait-of-magellan
  gulf-of-guinea | 2 | indian-ocean mid-atlantic south-atlantic strait-of-magellan
  strait-of-magellan | 1 | east-pacific gulf-of-guinea indian-ocean south-atlantic south-pacific
  mediterranean-sea | 3 | mid-atlantic north-atlantic
  arabian-sea | 3 | bay-of-bengal indian-ocean
  indian-ocean | 2 | arabian-sea bay-of-bengal gulf-of-guinea strait-of-magellan tasman-sea
  bay-of-bengal | 2 | arabian-sea indian-ocean java-sea tasman-sea
  tasman-sea | 2 | bay-of-bengal coral-sea indian-ocean south-pacific
  java-sea | 2 | bay-of-bengal chinese-sea coral-sea mid-pacific
  chinese-sea | 3 | java-sea mid-pacific sea-of-japan
  sea-of-japan | 2 | bering-sea chinese-sea mid-pacific
  mid-pacific | 2 | bering-sea chinese-sea coral-sea gulf-of-alaska java-sea sea-of-japan south-sea
  south-sea | 1 | coral-sea east-pacific gulf-of-alaska gulf-of-california mid-pacific south-pacific
  coral-sea | 2 | java-sea mid-pacific south-pacific south-sea tasman-sea
  south-pacific | 1 | coral-sea east-pacific south-sea strait-of-magellan tasman-sea
  east-pacific | 2 | gulf-of-california south-pacific south-sea strait-of-magellan
  gulf-of-california | 1 | east-pacific gulf-of-alaska south-sea
  gulf-of-alaska | 1 | bering-sea gulf-of-california mid-pacific south-sea
  bering-sea | 1 | gulf-of-alaska mid-pacific northeast-passage northwest-passage sea-of-japan
`;

/** IR-2.5.1, IR-1.6.1: each canal with the territory that holds it, its cost and the seas that it joins. */
const CANAL_TABLE = `
  egypt | 8 | mediterranean-sea arabian-sea
  mosquito-coast | 10 | caribbean-sea east-pacific
`;

export interface Land {
  readonly value: number;
  readonly lands: readonly string[];
  readonly seas: readonly string[];
}

export interface Water {
  readonly value: number;
  readonly seas: readonly string[];
}

export interface Canal {
  readonly cost: number;
  readonly seas: readonly string[];
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
const words = (cell: string | undefined): string[] => (cell ? cell.split(" ") : []);

export const LANDS: ReadonlyMap<string, Land> = new Map(
  rows(TERRITORY_TABLE).map(([name = "", value, lands, seas]) => [
    name,
    { value: Number(value), lands: words(lands), seas: words(seas) },
  ]),
);

export const SEAS: ReadonlyMap<string, Water> = new Map(
  rows(SEA_TABLE).map(([name = "", value, seas]) => [name, { value: Number(value), seas: words(seas) }]),
);

export const CANALS: ReadonlyMap<string, Canal> = new Map(
  rows(CANAL_TABLE).map(([land = "", cost, seas]) => [land, { cost: Number(cost), seas: words(seas) }]),
);

export function landNamed(name: string): Land {
  const land = LANDS.get(name);
  if (!land) throw new Error(`no territory is called ${name}`);
  return land;
}

/** The territories on the coast of a sea. */
export const coastsOf = (sea: string): string[] =>
  [...LANDS].filter(([, { seas }]) => seas.includes(sea)).map(([name]) => name);
