import type { Camera } from "./camera.ts";
import type { BoardWords } from "./view.ts";

export const turnStep = 60;

export const Controls = ({
  camera,
  words,
  turn,
  onTurn,
}: {
  camera: Camera;
  words: BoardWords;
  turn: number;
  onTurn?: (degrees: number) => void;
}) => (
  <div class="board-controls">
    <Control label={words.zoomIn} path="M5 12H19M12 5V19" act={() => camera.zoomBy(1.6)} />
    <Control label={words.zoomOut} path="M5 12H19" act={() => camera.zoomBy(1 / 1.6)} />
    <Control label={words.fit} path="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" act={camera.fit} />
    {onTurn && (
      <Control
        label={words.turn}
        path="M19.500 12A7.500 7.500 0 1 1 16.800 6.200M17.500 2.500V7H13"
        act={() => onTurn((turn + turnStep) % 360)}
      />
    )}
  </div>
);

const Control = ({ label, path, act }: { label: string; path: string; act: () => void }) => (
  <button type="button" aria-label={label} title={label} onClick={act}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);
