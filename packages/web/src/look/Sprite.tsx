import { useLayoutEffect, useRef } from "preact/hooks";
import sprite from "./pieces.svg?raw";

/** The symbols of all pieces, inline: patterns take their variables from where they stand. Once a screen is enough. */
export function Sprite() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const symbols = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
    place.current?.replaceChildren(document.importNode(symbols, true));
  }, []);
  return <div class="sprite" ref={place} aria-hidden="true" />;
}
