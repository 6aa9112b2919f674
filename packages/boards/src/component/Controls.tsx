import type { Camera } from "./camera.ts";
import { ROTATION_STEP } from "./rotation.ts";
import type { BoardLabels } from "./view.ts";

interface ControlsProps {
  readonly camera: Camera;
  readonly labels: BoardLabels;
  readonly rotation: number;
  onRotate?(degrees: number): void;
}

export function Controls({ camera, labels, rotation, onRotate }: ControlsProps) {
  return (
    <div class="board-controls">
      <Control label={labels.zoomIn} path="M5 12H19M12 5V19" onPress={() => camera.zoomBy(1.6)} />
      <Control label={labels.zoomOut} path="M5 12H19" onPress={() => camera.zoomBy(1 / 1.6)} />
      <Control label={labels.fit} path="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" onPress={camera.fit} />
      {onRotate && (
        <Control
          label={labels.rotate}
          path="M19.500 12A7.500 7.500 0 1 1 16.800 6.200M17.500 2.500V7H13"
          onPress={() => onRotate((rotation + ROTATION_STEP) % 360)}
        />
      )}
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly path: string;
  onPress(): void;
}

function Control({ label, path, onPress }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
