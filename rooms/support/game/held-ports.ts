import type { ErrorCode } from "../../../schema/errors.ts";

const HELD_ELSEWHERE: ErrorCode = "server/other-process";

/** GAME-164: whether storage has refused a write because another process holds the room now. */
export const isHeldElsewhere = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === HELD_ELSEWHERE;

/** The ports of a room, which call `lost` whenever storage refuses a write because another process holds the room. */
export function heldPorts<Ports extends object>(ports: Ports, lost: () => void): Ports {
  return new Proxy(ports, {
    get(target, name) {
      const port: unknown = Reflect.get(target, name);
      if (typeof port !== "function") return port;
      return async (...input: unknown[]) => {
        try {
          return await port.apply(target, input);
        } catch (error) {
          if (isHeldElsewhere(error)) lost();
          throw error;
        }
      };
    },
  });
}
