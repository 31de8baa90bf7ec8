import type { IncomingMessage } from "node:http";
import type { HttpRejection } from "./http-rejection.ts";

const prefix = /^\/process\/([^/?]*)/;

const otherProcess: HttpRejection = {
  code: "server/other-process",
  message: "The proxy passes this address on to another process than the one that it names.",
};

/**
 * PROCESS-11: removes `/process/NAME` from the request's target if it names this process. Rejects another name: the proxy must
 * pass it on to that process, because the room is only there.
 */
export function stripProcess(request: IncomingMessage, name: string): HttpRejection | undefined {
  const target = request.url ?? "";
  const [found, named] = prefix.exec(target) ?? [];
  if (found === undefined) return undefined;
  if (named !== name) return otherProcess;
  const rest = target.slice(found.length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  return undefined;
}
