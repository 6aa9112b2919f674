import type { CardName } from "@rondel/imperunde";

/** The path of the picture of each card. */
const PATHS: Readonly<Record<CardName, string>> = {
  armistice: "M6 8H26V20H6ZM12 14H20M16 20V27",
  betrayal: "M9 27V12L16 5L23 12V27ZM13 27V19H19V27M16 9V15",
  pirates: "M16 5A8 8 0 0 1 21 19V23H11V19A8 8 0 0 1 16 5ZM12 12H13M19 12H20M14 23V27M18 23V27",
  freebooters: "M6 21H26L22 27H10ZM16 21V5L24 16H16",
  hussars: "M5 24C15 24 23 18 27 6M9 20L13 26",
  declarationOfWar: "M7 6L25 26M25 6L7 26M5 22L10 27M22 27L27 22",
  ambush: "M6 27L11 13L16 27L21 10L26 27M4 27H28",
  surpriseAttack: "M18 4L8 18H15L12 28L24 13H17Z",
  forgedOrdersSea: "M7 5H22L26 9V18H7ZM11 10H20M11 14H22M6 24C11 20 13 28 18 24S25 20 28 24",
  forgedOrdersLand: "M7 5H22L26 9V27H7ZM11 11H20M11 16H22M11 21H17",
  smuggling: "M6 12H26V26H6ZM6 17H26M13 12V7H19V12",
  sabotage: "M14 13A8 8 0 1 0 21 18M19 12L24 7M24 7L28 8M24 7L24 3",
  peaceTreaty: "M5 22C12 24 20 20 27 8C18 8 10 12 8 20M12 18L20 13",
  plunder: "M12 10C6 15 6 27 16 27S26 15 20 10ZM11 6H21L20 10H12Z",
  rebellion: "M16 28V14M10 14V6M14 14V4M18 14V4M22 14V6M9 14H23V19L20 22H12L9 19Z",
  unmaskSpies: "M4 12C10 8 22 8 28 12C26 22 20 22 16 17C12 22 6 22 4 12ZM9 13H13M19 13H23",
  counterEspionage: "M3 16C9 8 23 8 29 16C23 24 9 24 3 16ZM16 12A4 4 0 1 1 15 12M6 26L26 6",
  capture: "M16 4V26M16 26C10 26 7 22 7 18M16 26C22 26 25 22 25 18M11 9H21",
};

export function CardArt({ card }: { readonly card: CardName }) {
  return (
    <svg class="card-art" viewBox="0 0 32 32" aria-hidden="true">
      <path d={PATHS[card]} />
    </svg>
  );
}
