import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { community } from "../../net/community.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { gameOf } from "../games.ts";
import * as text from "./picture-text.ts";
import type { RankedPlayer } from "./podium-picture.ts";

interface Props {
  gameType: string;
  /** Best first. */
  players: readonly RankedPlayer[];
}

/** Shares a picture of the podium. What draws it loads on the press. */
export function SharePodiumButton({ gameType, players }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function share() {
    setBusy(true);
    try {
      const [{ podiumPicture }, { sharePodium }] = await Promise.all([
        import("./podium-picture.ts"),
        import("./share-podium.ts"),
      ]);
      await sharePodium(podiumPicture(players, { community: community.name, game: gameOf(gameType).name }));
    } catch {
      toast({ title: text.failedTitle, message: text.failedMessage, variant: "destructive" });
    }
    setBusy(false);
  }

  return (
    <Button variant="quiet" busy={isBusy} icon={<Share2 aria-hidden />} onClick={() => void share()}>
      {text.shareButton}
    </Button>
  );
}
