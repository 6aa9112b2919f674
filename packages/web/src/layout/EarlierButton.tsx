interface EarlierButtonProps {
  readonly label: string;
  readonly hasEarlier: boolean;
  showEarlier(): void;
}

/** Adds earlier lines to a list; hidden if there are none. */
export function EarlierButton({ label, hasEarlier, showEarlier }: EarlierButtonProps) {
  if (!hasEarlier) return null;
  return (
    <button type="button" class="btn quiet small earlier" onClick={showEarlier}>
      {label}
    </button>
  );
}
