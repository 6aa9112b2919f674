import { useEffect } from "preact/hooks";
import { note } from "../look/notes.tsx";
import { Waiting } from "../look/Waiting.tsx";
import { goToInstead } from "../router.ts";
import { nameInWords } from "../wire/guest-name.ts";
import { follow, me } from "../wire/me.ts";
import { shellRefusal } from "../words/game-speech.ts";
import { say } from "../words/words.ts";

/** Somebody opened a personal link: from here on this device is theirs. The secret leaves the address bar at once. */
export function Enter({ secret }: { readonly secret: string }) {
  useEffect(() => {
    void follow(secret).then((refused) => {
      goToInstead({ screen: "home" });
      note(refused ? shellRefusal(refused) : say("enter.done", { name: nameInWords(me.peek()?.name ?? "") }));
    });
  }, [secret]);
  return <Waiting />;
}
