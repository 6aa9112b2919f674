/** A file of every site that is no screen and runs nothing, for pages that go elsewhere next. It is a path from the root of the site. */
export const NO_SCREEN = "browser-support.js";
