export * from "./en/board.ts";
export * from "./en/investor.ts";
export * from "./en/manoeuvre.ts";
export * from "./en/rondel.ts";
export * from "./en/setup.ts";
export * from "./en/special-cases-battle.ts";
export * from "./en/special-cases-money.ts";
export * from "./en/special-cases-movement.ts";
