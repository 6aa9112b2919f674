export { GameScreen } from "./GameScreen.tsx";
export { standing } from "./standing.ts";
