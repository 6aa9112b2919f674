export * from "./fr/board.ts";
export * from "./fr/investor.ts";
export * from "./fr/manoeuvre.ts";
export * from "./fr/rondel.ts";
export * from "./fr/setup.ts";
export * from "./fr/special-cases-battle.ts";
export * from "./fr/special-cases-money.ts";
export * from "./fr/special-cases-movement.ts";
