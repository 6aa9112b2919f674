export { Privacy } from "./privacy/Privacy.tsx";
export { Rules } from "./rules/Rules.tsx";
export { PersonalLink } from "./settings/PersonalLink.tsx";
export { RecoverAccount } from "./settings/RecoverAccount.tsx";
export { Settings } from "./settings/Settings.tsx";
