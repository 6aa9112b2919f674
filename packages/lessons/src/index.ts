export { nextAction } from "./hint.ts";
export { type Board, type Lesson, type Pointed, readLesson, type Step } from "./lesson.ts";
export type { FactsOf, LessonGame } from "./lesson-game.ts";
export { type PlayedEntry, type Run, runBoard } from "./run.ts";
export { lessonStars, type Stars, starsOf, type Tries } from "./stars.ts";
export { type BoardTexts, type LessonTexts, readTexts } from "./texts.ts";
