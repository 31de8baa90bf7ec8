import { WebSocket } from "ws";

// Import this before the SDK, which reads the global WebSocket when it loads. Unlike Node's WebSocket, `ws` counts bytes.
globalThis.WebSocket = WebSocket as unknown as typeof globalThis.WebSocket;
