export { imperial } from "./game.ts";
