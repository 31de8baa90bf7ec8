// A peer for comparison: the same chat room with Socket.IO, used as in its manual.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Server } from "socket.io";
import { listenForBench } from "../server/server-side.ts";
import { PeerChat } from "./peer-chat.ts";

const chat = new PeerChat();
const server = createServer((_request, response) => void response.writeHead(404).end());
const io = new Server(server, { serveClient: false });

io.on("connection", (socket) => {
  const memberId = randomUUID();
  void socket.join("chat");
  socket.on("send", (payload: unknown) => {
    const { id, message } = chat.take(memberId, payload);
    socket.emit("receipt", { id, message });
    io.to("chat").emit("news", { messages: [message] });
  });
});
listenForBench(server);
