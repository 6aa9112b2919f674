export { GameScreen } from "./GameScreen.tsx";
export { roundEnds } from "./rounds.ts";
export { EndNotes } from "./panels/EndNotes.tsx";
export { standing } from "./standing.ts";
