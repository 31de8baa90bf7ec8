import { useMutation } from "@tanstack/react-query";
import type { Seat } from "../../schema/game/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { codeOf } from "../net/http/api-error.ts";
import { clearFailures, type Toast, toast } from "../ui/feedback/toast.ts";
import { cacheSeat } from "./connection/seat-cache.ts";

export interface SeatRequest {
  /** The room's id or its code. */
  key: string;
  /** Resolves when the request may be sent, for example after the member has entered a name. */
  ready: () => Promise<void>;
  take: () => Promise<Seat>;
  code?: string | undefined;
  /** Only watches. */
  watches?: boolean;
  /** Watches the room instead. */
  watch?: () => void;
}

interface Handlers {
  onSeated: (seat: Seat, request: SeatRequest) => void;
  /** What a member can do about a room in which no seat is free. */
  offer?: (request: SeatRequest) => Toast["action"];
}

const hasNoSeat = (error: unknown): boolean => ["game/room-full", "game/already-started"].includes(codeOf(error));

/** Takes a seat in a room and caches it for the waiting room. */
export function useTakeSeat({ onSeated, offer }: Handlers) {
  return useMutation({
    async mutationFn({ ready, take }: SeatRequest) {
      await ready();
      clearFailures();
      return take();
    },
    onSuccess(seat, request) {
      cacheSeat(seat);
      onSeated(seat, request);
    },
    onError(error, request) {
      const action = hasNoSeat(error) ? offer?.(request) : undefined;
      toast({ ...errorTextFor(error), variant: "destructive", ...(action && { action }) });
    },
  });
}
