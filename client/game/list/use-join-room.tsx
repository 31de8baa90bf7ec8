import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { joinByCode, type Seat, takeSeat } from "../../../schema/game/api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { signInPath } from "../../frame/return-path.ts";
import { call } from "../../net/http.ts";
import { useSession } from "../../net/session.ts";
import { clearFailures, toast } from "../../ui/feedback/toast.ts";
import { cacheSeat } from "../connection/reservation-cache.ts";
import { signInTexts } from "../game-errors.ts";
import { useNameFirst } from "../use-name-first.tsx";
import { tidyRoomCode } from "./room-code.ts";

interface JoinRoom {
  /** What is being entered just now: a room's id or a code, or what waits for the session. */
  entering: string | null;
  enterRoom: (roomId: string) => void;
  enterByCode: (code: string) => void;
  /** Does it for members. Asks others to sign in, which leads to `back`, by default to this page. */
  ifMember: (wanted: keyof typeof signInTexts, act: () => void, back?: string) => void;
  /** The code that was entered before signing in. */
  codeInAddress: string;
  dialog: ReactNode;
}

interface Press {
  wanted: keyof typeof signInTexts;
  act: () => void;
  /** Where signing in leads back to. */
  back: string;
}

/** Sitting down from the list: signed in, asked for a name, and straight on to the waiting room. */
export function useJoinRoom(): JoinRoom {
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { withName, dialog } = useNameFirst();
  const [entering, setEntering] = useState<string | null>(null);
  const [early, setEarly] = useState<Press | null>(null);

  function ifMember(wanted: Press["wanted"], act: Press["act"], back: Press["back"] = pathname) {
    if (status === "loading") return setEarly({ wanted, act, back });
    if (status === "signed-in") return act();
    const signInNow = { label: "Sign In", onPress: () => navigate(signInPath(back)) };
    toast({ ...signInTexts[wanted], variant: "destructive", action: signInNow });
  }

  // What was pressed before it was known who is signed in is done as soon as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is acted on once
  useEffect(() => {
    if (early === null || status === "loading") return;
    setEarly(null);
    ifMember(early.wanted, early.act, early.back);
  }, [early, status]);

  async function enter(take: () => Promise<Seat>, code?: string) {
    clearFailures();
    try {
      const seat = await take();
      cacheSeat(seat);
      // With the code a guest of a private room finds back after a reload, even when the seat was given away.
      navigate(`/games/waiting/${seat.roomId}${code === undefined ? "" : `?code=${code}`}`);
    } catch (error) {
      toast({ ...errorTextFor(error), variant: "destructive" });
    } finally {
      setEntering(null);
    }
  }

  const sitDown = (key: string, take: () => Promise<Seat>, code?: string) => {
    const sit = () => {
      // At once, because the question for a name may still have to be fetched.
      setEntering(key);
      withName(() => void enter(take, code));
    };
    ifMember("joinRoom", sit, code === undefined ? pathname : `${pathname}?code=${code}`);
  };

  return {
    entering: entering ?? (early && "session"),
    enterRoom: (roomId) => sitDown(roomId, () => call(takeSeat, { params: { roomId }, body: {} })),
    enterByCode: (code) => sitDown(code, () => call(joinByCode, { body: { code } }), code),
    ifMember,
    codeInAddress: tidyRoomCode(search.get("code") ?? ""),
    dialog,
  };
}
