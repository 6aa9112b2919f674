type HomeModule = typeof import("./Home.tsx");

let loaded: HomeModule | undefined;

/** Loads the home screen, which a page that opens a match does not need at once. */
export async function loadHome(): Promise<HomeModule> {
  loaded ??= await import("./Home.tsx");
  return loaded;
}

/** The home screen if it is loaded, so that it appears without a pause. */
export const loadedHome = (): HomeModule | undefined => loaded;
