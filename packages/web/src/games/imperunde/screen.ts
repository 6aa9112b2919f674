export { GameScreen } from "./GameScreen.tsx";
export { powers } from "./owners.ts";
export { EndNotes } from "./panels/EndNotes.tsx";
export { roundEnds } from "./rounds.ts";
export { standing } from "./standing.ts";
export { isTurningPoint } from "./turning-points.ts";
