import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { practise } from "../../../schema/game/api.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { clearFailures, toast } from "../../ui/feedback/toast.ts";
import { cacheSeat } from "../connection/seat-cache.ts";
import { gameFailures } from "../game-errors.ts";
import { preloadRound } from "../games.ts";
import { roomPath } from "../room-path.ts";

/** Begins a practice game: one request, then its room. */
export function usePractice() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn(gameType: GameType) {
      clearFailures();
      preloadRound(gameType);
      return call(practise, { body: { gameType } });
    },
    onSuccess(seat) {
      cacheSeat(seat);
      navigate(roomPath("room", seat.roomId));
    },
    onError: (error) => toast({ ...errorTextFor(error, gameFailures.practise), variant: "destructive" }),
  });
}
