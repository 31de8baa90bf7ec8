import { connect } from "node:net";

/** Sends raw bytes; resolves to the reply when the server closes the connection or after `timeoutMs`. */
export function rawRequest(port: number, bytes: string | Buffer, timeoutMs = 3_000): Promise<string> {
  return new Promise((resolve) => {
    let reply = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const done = () => {
      socket.destroy();
      resolve(reply);
    };
    socket.setTimeout(timeoutMs, done);
    socket.on("data", (chunk) => {
      reply += chunk.toString("latin1");
    });
    socket.on("error", done);
    socket.on("close", done);
  });
}
