import { useMutation } from "@tanstack/react-query";
import type { Seat } from "../../schema/game/api.ts";
import { toastError } from "../frame/error-text.ts";
import { clearFailures } from "../ui/feedback/toast.ts";
import { cacheSeat } from "./connection/seat-cache.ts";

interface SeatRequest {
  /** The room's id or its code. */
  key: string;
  /** Resolves when the request may be sent, for example after the member has entered a name. */
  ready: () => Promise<void>;
  take: () => Promise<Seat>;
  code?: string | undefined;
}

/** Takes a seat in a room and caches it for the waiting room. */
export function useTakeSeat(onSeated: (seat: Seat, code: string | undefined) => void) {
  return useMutation({
    async mutationFn({ ready, take }: SeatRequest) {
      await ready();
      clearFailures();
      return take();
    },
    onSuccess(seat, { code }) {
      cacheSeat(seat);
      onSeated(seat, code);
    },
    onError: (error) => toastError(error),
  });
}
