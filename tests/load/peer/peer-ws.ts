// A peer for comparison: trivia tables over plain WebSockets, each message serialised once.
import { createServer } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { listenForBench } from "../server/server-side.ts";
import { PeerServer } from "./peer-server.ts";

const tables = new Map<string, Map<string, WebSocket>>();
const written = (type: string, payload: object) => JSON.stringify({ type, ...payload });

const peer = new PeerServer((roomCode) => ({
  all(type, payload) {
    const text = written(type, payload);
    for (const socket of tables.get(roomCode)?.values() ?? []) socket.send(text);
  },
  one(memberId, type, payload) {
    tables.get(roomCode)?.get(memberId)?.send(written(type, payload));
  },
}));

const server = createServer((_request, response) => void response.writeHead(404).end());
const sockets = new WebSocketServer({ server, maxPayload: 4096 });
sockets.on("connection", async (socket, request) => {
  // A player sends nothing before the table has been sent.
  const query = Object.fromEntries(new URL(request.url ?? "/", "ws://peer").searchParams);
  const seat = await peer.arrive(query, (roomCode, memberId) => {
    const seated = tables.get(roomCode) ?? new Map<string, WebSocket>();
    tables.set(roomCode, seated.set(memberId, socket));
  });
  socket.on("message", (data) => {
    const { type, ...payload } = JSON.parse(String(data)) as { type: string };
    seat.hear(type, payload);
  });
  socket.on("close", () => {
    seat.leave();
    const seated = tables.get(seat.roomCode);
    for (const [memberId, each] of seated ?? []) if (each === socket) seated?.delete(memberId);
    if (seated?.size === 0) tables.delete(seat.roomCode);
  });
});
listenForBench(server);
