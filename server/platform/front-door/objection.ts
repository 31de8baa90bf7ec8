import type { ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "../../../schema/errors.ts";
import { statusOf } from "../answer-error.ts";

/** Why the door keeps a request out: a code, and one sentence for whoever reads raw replies. */
export interface Objection {
  readonly code: ErrorCode;
  readonly message: string;
}

export const malformed = (message: string): Objection => ({ code: "request/malformed", message });
export const tooLarge: Objection = {
  code: "request/too-large",
  message: "The request is larger than this server reads.",
};
export const foreignOrigin: Objection = {
  code: "request/foreign-origin",
  message: "Requests from this origin are not accepted.",
};
export const draining: Objection = {
  code: "server/draining",
  message: "The server is restarting. Please try again in a moment.",
};

/** Answers a request with the objection; `last` also ends the connection afterwards. */
export function answerObjection(response: ServerResponse, objection: Objection, { last = false } = {}): void {
  const body = bodyOf(objection);
  response.writeHead(statusOf(objection.code), {
    ...(last ? { Connection: "close" } : {}),
    ...headersOf(body),
  });
  response.end(body);
}

/** Answers on the bare socket, where there is no response object yet or its framing cannot be trusted. */
export function writeObjection(socket: Duplex, objection: Objection, status = statusOf(objection.code)): void {
  const body = bodyOf(objection);
  const headers = Object.entries({ Connection: "close", ...headersOf(body) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers].join("\r\n")}\r\n\r\n${body}`);
}

/** Answers on the bare socket and destroys it as soon as the answer has left. */
export function turnAway(socket: Duplex, objection: Objection, status = statusOf(objection.code)): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.once("finish", () => socket.destroy());
  writeObjection(socket, objection, status);
}

const bodyOf = ({ code, message }: Objection) => JSON.stringify({ code, message });

const headersOf = (body: string) => ({
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": String(Buffer.byteLength(body)),
  "Cache-Control": "no-store",
});
