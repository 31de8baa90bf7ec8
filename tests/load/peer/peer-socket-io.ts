// A peer for comparison: the same tables with Socket.IO, used as in its manual, with one room per table.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { listenForBench } from "../server/server-side.ts";
import { PeerServer } from "./peer-server.ts";

const server = createServer((_request, response) => void response.writeHead(404).end());
const io = new Server(server, { serveClient: false });

const peer = new PeerServer((roomCode) => ({
  all: (type, payload) => void io.to(roomCode).emit(type, payload),
  one: (memberId, type, payload) => void io.to(memberId).emit(type, payload),
}));

io.on("connection", async (socket) => {
  // A player sends nothing before the table has been sent.
  const seat = await peer.arrive(
    socket.handshake.query,
    (roomCode, memberId) => void socket.join([roomCode, memberId]),
  );
  socket.onAny((type: string, payload: unknown) => seat.hear(type, payload));
  socket.on("disconnect", () => seat.leave());
});
listenForBench(server);
