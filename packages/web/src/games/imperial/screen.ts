export { GameScreen } from "./GameScreen.tsx";
export { EndNotes } from "./panels/EndNotes.tsx";
export { standing } from "./standing.ts";
export { isTurningPoint } from "./turning-points.ts";
