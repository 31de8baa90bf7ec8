import { WebSocket } from "ws";

// The SDK takes the global WebSocket when it is loaded. Node's own does not tell what went over the wire; `ws` does. Import this before it.
globalThis.WebSocket = WebSocket as unknown as typeof globalThis.WebSocket;
