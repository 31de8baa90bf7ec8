import type { ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorCode, errorStatus } from "../../../schema/errors.ts";

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

const bodyOf = ({ code, message }: HttpRejection) => JSON.stringify({ code, message });

const headersOf = (body: string) => ({
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(body)),
  "Cache-Control": "no-store",
});
