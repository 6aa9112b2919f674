import { DiceTray } from "../battle/DiceTray.tsx";
import { useGameContext } from "../context.ts";
import { regionParams } from "../messages/params.ts";
import { WheelPair } from "../panels/Wheels.tsx";
import type { Scene } from "./scene.ts";

/** The dice or wheels of the scene that is being shown. */
export function SceneView({ scene }: { readonly scene: Scene }) {
  const { text, messages, scenes } = useGameContext();
  const isMoving = scenes.isMoving.value;
  if (scene.kind === "wheels") return <WheelPair region={scene.region} event={scene.event} isMoving={isMoving} />;
  return (
    <section class="battle">
      <header>
        <h2>{text("screen.battle", regionParams("region", scene.region, messages))}</h2>
      </header>
      <DiceTray roll={scene.roll} attacker={scene.attacker} defender={scene.defender} isMoving={isMoving} />
    </section>
  );
}
