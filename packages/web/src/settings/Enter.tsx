import { useEffect } from "preact/hooks";
import { note } from "../ui/notes.tsx";
import { Waiting } from "../ui/Waiting.tsx";
import { goToInstead } from "../router.ts";
import { nameInWords } from "../api/guest-name.ts";
import { follow, me } from "../api/me.ts";
import { shellRefusal } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";

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
