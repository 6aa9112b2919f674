const PATHS = {
  menu: "M3 5h14M3 10h14M3 15h14",
  close: "m5 5 10 10M15 5 5 15",
  first: "m9 5-5 5 5 5M15 5l-5 5 5 5",
  previous: "m12 5-5 5 5 5",
  next: "m8 5 5 5-5 5",
  last: "m5 5 5 5-5 5M11 5l5 5-5 5",
  link: "M8 12a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1M12 8a3.500 3.500 0 0 0-5 0l-3 3a3.500 3.500 0 0 0 5 5l1-1",
  undo: "M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4",
  redo: "M16 8H8a4 4 0 0 0 0 8h4M16 8l-4-4M16 8l-4 4",
  back: "M16 10H4M9 5l-5 5 5 5",
  pause: "M7 4v12M13 4v12",
  play: "m6 4 10 6-10 6z",
  more: "M10 4v.010M10 10v.010M10 16v.010",
  goal: "M5 17V3h9l-2.500 3.500L14 10H5",
  home: "M3 10 10 4l7 6M5 9v7h10V9",
  north: "M10 18V3M5.500 7.500 10 3l4.500 4.500",
  swap: "M4 7h11l-3-3M16 13H5l3 3",
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
