import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { joinByCode, type Seat, takeSeat, watchByCode as watchCode, watchGame } from "../../../schema/game/api.ts";
import { signInPath } from "../../frame/return-path.ts";
import { call } from "../../net/http/http.ts";
import { useSession } from "../../net/session.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { signInTexts } from "../game-errors.ts";
import { type SeatRequest, useTakeSeat } from "../game-queries.ts";
import { roomPath } from "../room-path.ts";
import { useNameFirst } from "../use-name-first.tsx";
import { watchButton } from "../watch/watch-text.ts";
import * as text from "./list-text.ts";
import { tidyRoomCode } from "./room-code.ts";

interface JoinRoom {
  /** What is being joined now: a room's id, a code, or "session" while it is unknown who is signed in. */
  entering: string | null;
  enterRoom: (roomId: string) => void;
  enterByCode: (code: string) => void;
  watchRoom: (roomId: string) => void;
  /** Acts for members. Asks visitors to sign in, then returns them to `back`, by default this page. */
  ifMember: (wanted: keyof typeof signInTexts, act: () => void, back?: string) => void;
  /** The code that was entered before signing in. */
  codeInAddress: string;
  dialog: ReactNode;
}

interface Press {
  wanted: keyof typeof signInTexts;
  act: () => void;
  /** The page to return to after signing in. */
  back: string;
}

/** Joins a room from the list: asks to sign in, then for a name, then opens the waiting room. */
export function useJoinRoom(): JoinRoom {
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { withName, dialog } = useNameFirst();
  const [early, setEarly] = useState<Press | null>(null);

  function ifMember(wanted: Press["wanted"], act: Press["act"], back: Press["back"] = pathname) {
    if (status === "loading") return setEarly({ wanted, act, back });
    if (status === "signed-in") return act();
    const signInNow = { label: text.signInButton, onPress: () => navigate(signInPath(back)) };
    toast({ ...signInTexts[wanted], variant: "destructive", action: signInNow });
  }

  // A press that came before the session is known is handled once it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is handled once
  useEffect(() => {
    if (early === null || status === "loading") return;
    setEarly(null);
    ifMember(early.wanted, early.act, early.back);
  }, [early, status]);

  const seat = useTakeSeat({
    onSeated({ roomId }, { code, watches }) {
      // Guests of a private room need the code to come back after a reload, in case their seat was given away.
      navigate(roomPath(watches ? "room" : "waiting", roomId, { code, watches }));
    },
    // A game that goes on without them can be watched.
    offer: ({ watch }) => watch && { label: watchButton, onPress: watch },
  });

  const enter = (key: string, take: () => Promise<Seat>, rest: Pick<SeatRequest, "code" | "watches" | "watch"> = {}) =>
    ifMember(
      "joinRoom",
      () => seat.mutate({ key, ready: () => new Promise(withName), take, ...rest }),
      rest.code === undefined ? pathname : `${pathname}?code=${rest.code}`,
    );
  const watchRoom = (roomId: string) =>
    enter(roomId, () => call(watchGame, { params: { roomId }, body: {} }), { watches: true });
  const watchByCode = (code: string) => enter(code, () => call(watchCode, { body: { code } }), { code, watches: true });

  return {
    entering: seat.isPending ? seat.variables.key : early && "session",
    enterRoom: (roomId) =>
      enter(roomId, () => call(takeSeat, { params: { roomId }, body: {} }), { watch: () => watchRoom(roomId) }),
    enterByCode: (code) =>
      enter(code, () => call(joinByCode, { body: { code } }), { code, watch: () => watchByCode(code) }),
    watchRoom,
    ifMember,
    codeInAddress: tidyRoomCode(search.get("code") ?? ""),
    dialog,
  };
}
