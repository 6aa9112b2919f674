/** The screens at which the page is tested: a phone and a tablet in both orientations, and two windows. */
export const SIX_SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;
