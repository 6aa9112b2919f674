export { LearnScreen } from "./LearnScreen.tsx";
export { LessonScreen } from "./LessonScreen.tsx";
