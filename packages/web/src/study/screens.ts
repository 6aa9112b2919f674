export { StudyList } from "./StudyList.tsx";
export { LinkedStudy, OwnStudy } from "./StudyScreen.tsx";
