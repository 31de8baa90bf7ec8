import type { RoomTransport } from "../room-transport/room-transport.ts";
import { type Metrics, showCounter, showGauge } from "./metrics.ts";

/** Shows the sockets of rooms and what is sent over them. */
export function measureTransport(metrics: Metrics, transport: Pick<RoomTransport, "openSockets" | "sent">): void {
  showGauge(metrics, {
    name: "lampstand_sockets",
    help: "Open WebSockets",
    read: () => [{ value: transport.openSockets }],
  });
  showCounter(metrics, {
    name: "lampstand_frames_sent_total",
    help: "Messages and changes of state that were sent to sockets",
    read: () => [{ value: transport.sent.frames }],
  });
  showCounter(metrics, {
    name: "lampstand_frame_bytes_sent_total",
    help: "The bytes of these, without the headers of frames",
    read: () => [{ value: transport.sent.bytes }],
  });
}
