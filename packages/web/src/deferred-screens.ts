export { Privacy } from "./privacy/Privacy.tsx";
export { Rules } from "./rules/Rules.tsx";
export { PersonalLink } from "./settings/PersonalLink.tsx";
export { RecoverAccount } from "./settings/RecoverAccount.tsx";
export { Settings } from "./settings/Settings.tsx";
export { LocalScreen } from "./table/LocalScreen.tsx";
export { ServerScreen } from "./table/ServerScreen.tsx";
