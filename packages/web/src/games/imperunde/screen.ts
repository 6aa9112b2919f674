export { GameScreen } from "./GameScreen.tsx";
export { EndNotes } from "./side/EndNotes.tsx";
export { standing } from "./standing.ts";
