/** The id of the canal through each territory that has one. */
export const CANAL_NAMES: Readonly<Record<string, string>> = { egypt: "suez", "mosquito-coast": "panama" };
