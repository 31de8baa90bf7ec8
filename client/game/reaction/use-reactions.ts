import { useEffect } from "react";
import type { GameReaction } from "../../../schema/game/reaction.ts";
import { errorTextOf, loadErrorTextOf } from "../../frame/error-text.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useGame } from "../connection/game-context.ts";
import { anonymousPlayer } from "../game-text.ts";
import { areReactionsHidden } from "./hidden-reactions.ts";
import { reactionsAnnouncement } from "./reaction-text.ts";
import { clearReactions, showReaction } from "./shown-reactions.ts";

/** Reactions within this time are announced in one sentence. */
const ANNOUNCED_AFTER_MS = 4_000;

interface Received {
  memberId: string;
  reaction: GameReaction;
}

const requests: readonly string[] = ["react", "allow_reactions"];

async function explain(code: FailureCode): Promise<void> {
  await loadErrorTextOf(code);
  toast({ ...errorTextOf(code), variant: "destructive" });
}

/** Shows the reactions that arrive, and announces them to screen readers, many at once. */
export function useReactions(): void {
  const game = useGame();
  const announce = useAnnounce();
  useEffect(() => {
    let waiting: Received[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function announceAll() {
      timer = undefined;
      const { view } = game.store.getState();
      // A question is being read.
      if (view?.phase !== "round") {
        const nameOf = (memberId: string) => view?.players[memberId]?.displayName || anonymousPlayer;
        announce(
          reactionsAnnouncement(waiting.map(({ memberId, reaction }) => ({ name: nameOf(memberId), reaction }))),
        );
      }
      waiting = [];
    }

    const stops = [
      game.on<Received>("reaction", ({ memberId, reaction }) => {
        if (areReactionsHidden()) return;
        showReaction(memberId, reaction);
        if (memberId === game.store.getState().memberId) return;
        waiting.push({ memberId, reaction });
        timer ??= setTimeout(announceAll, ANNOUNCED_AFTER_MS);
      }),
      game.on<{ request: string; code: FailureCode }>("refused", ({ request, code }) => {
        if (requests.includes(request)) void explain(code);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      clearReactions();
    };
  }, [game, announce]);
}
