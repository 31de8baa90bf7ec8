// A peer for comparison: one chat room over plain WebSockets, each message serialised once.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { WebSocketServer } from "ws";
import { listenForBench } from "../server/server-side.ts";
import { PeerChat } from "./peer-chat.ts";

const chat = new PeerChat();
const server = createServer((_request, response) => void response.writeHead(404).end());
const sockets = new WebSocketServer({ server, maxPayload: 4096 });
const written = (type: string, payload: object) => JSON.stringify({ type, ...payload });

sockets.on("connection", (socket) => {
  const memberId = randomUUID();
  socket.send(written("welcome", { memberId }));
  socket.on("message", (data) => {
    const { id, message } = chat.take(memberId, JSON.parse(String(data)));
    socket.send(written("receipt", { id, message }));
    const news = Buffer.from(written("news", { messages: [message] }));
    for (const each of sockets.clients) each.send(news, { binary: false });
  });
});
listenForBench(server);
