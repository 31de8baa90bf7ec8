import type { ErrorCode } from "../../schema/errors.ts";
import { ApiError } from "../net/api-error.ts";
import type { Wait } from "../net/wait.ts";

/** How long the room has to do what it was asked. */
const TIMEOUT_MS = 8_000;

type Request = "edit" | "delete" | "react";

export interface Requests {
  /** Resolves when the room has done it; rejects with its refusal, or with `network/unreachable` after eight seconds. */
  ask(request: Request, payload: object): Promise<void>;
  /** The socket is new: what the old one carried may not have arrived. Done twice, all of it is as done once. */
  again(): void;
  done(id: string): void;
  refused(id: string, code: ErrorCode): void;
  /** Nobody waits for an answer any more; what was sent may well have been done, so that nothing has failed either. */
  stop(): void;
}

interface RequestsParts {
  send(request: Request, payload: object): boolean;
  newId(): string;
  wait: Wait;
}

/** What the room is asked to do at once, each under an id, until it answers. */
export function createRequests({ send, newId, wait }: RequestsParts): Requests {
  const underWay = new Map<string, { send: () => void; settle: (error: ApiError | null) => void }>();

  function ask(request: Request, payload: object): Promise<void> {
    const id = newId();
    return new Promise((resolve, reject) => {
      const cancel = wait(TIMEOUT_MS, () => settle(new ApiError("network/unreachable")));
      function settle(error: ApiError | null): void {
        cancel();
        underWay.delete(id);
        if (error) reject(error);
        else resolve();
      }
      const asked = { send: () => void send(request, { id, ...payload }), settle };
      underWay.set(id, asked);
      asked.send();
    });
  }

  return {
    ask,
    again() {
      for (const asked of underWay.values()) asked.send();
    },
    done: (id) => underWay.get(id)?.settle(null),
    refused: (id, code) => underWay.get(id)?.settle(new ApiError(code)),
    stop() {
      for (const asked of underWay.values()) asked.settle(null);
    },
  };
}
