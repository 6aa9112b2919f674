export * from "./de/board.ts";
export * from "./de/investor.ts";
export * from "./de/manoeuvre.ts";
export * from "./de/rondel.ts";
export * from "./de/setup.ts";
export * from "./de/special-cases-battle.ts";
export * from "./de/special-cases-money.ts";
export * from "./de/special-cases-movement.ts";
