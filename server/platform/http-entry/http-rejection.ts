import type { ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorCode, errorStatus } from "../../../schema/errors.ts";
import { currentRequestId, REQUEST_ID_HEADER } from "./current-request.ts";

/** Why a request is rejected: a code, and a sentence for people who read raw replies. */
export interface HttpRejection {
  readonly code: ErrorCode;
  readonly message: string;
}

export const malformed = (message: string): HttpRejection => ({ code: "request/malformed", message });
export const tooLarge: HttpRejection = {
  code: "request/too-large",
  message: "The request is larger than this server reads.",
};
export const foreignOrigin: HttpRejection = {
  code: "request/foreign-origin",
  message: "Requests from this origin are not accepted.",
};
export const draining: HttpRejection = {
  code: "server/draining",
  message: "The server is restarting. Please try again in a moment.",
};

/** Sends the rejection. `last` also ends the connection afterwards. */
export function sendRejection(response: ServerResponse, rejection: HttpRejection, { last = false } = {}): void {
  const body = bodyOf(rejection);
  response.writeHead(errorStatus[rejection.code], {
    ...(last ? { Connection: "close" } : {}),
    ...headersOf(body),
  });
  response.end(body);
}

/** Writes the rejection to the bare socket, if there is no response object yet or its framing cannot be trusted. */
export function writeRejection(
  socket: Duplex,
  rejection: HttpRejection,
  status: number = errorStatus[rejection.code],
): void {
  const body = bodyOf(rejection);
  const headers = Object.entries({ Connection: "close", ...headersOf(body) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers].join("\r\n")}\r\n\r\n${body}`);
}

/** Writes the rejection to the bare socket and destroys it once it has been sent. */
export function rejectUpgrade(
  socket: Duplex,
  rejection: HttpRejection,
  status: number = errorStatus[rejection.code],
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.once("finish", () => socket.destroy());
  writeRejection(socket, rejection, status);
}

/** A request that cannot be parsed, and an upgrade, have no id. */
const bodyOf = ({ code, message }: HttpRejection) => JSON.stringify({ code, message, requestId: currentRequestId() });

const headersOf = (body: string) => ({
  ...requestIdHeader(),
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(body)),
  "Cache-Control": "no-store",
});

/** The header that names the current request in a reply with an error. */
function requestIdHeader(): Record<string, string> {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId };
}
