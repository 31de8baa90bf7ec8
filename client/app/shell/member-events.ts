import type { LivePart } from "../../frame/live.ts";
import { retainMemberConnection } from "../../frame/member-connection.ts";
import { startSender } from "../../frame/start-sender.ts";
import { features } from "../features.ts";

/** Loads what the features do with pushed events. The returned function keeps a member's connection open until its own is called. */
export async function loadMemberEvents(): Promise<(memberId: string) => () => void> {
  const modules = await Promise.all(features.flatMap((feature) => feature.live?.() ?? []));
  const parts = modules.map(({ live }) => live);
  return (memberId) =>
    retainMemberConnection(memberId, {
      startBackgroundWork: () => startSenders(memberId, parts),
      live() {
        for (const { connected } of parts) connected?.();
      },
      event({ type, payload }) {
        for (const { on } of parts) on?.[type]?.(payload as never);
      },
    });
}

function startSenders(memberId: string, parts: readonly LivePart[]) {
  const senders = parts.flatMap(({ sender }) => (sender ? [startSender(memberId, sender)] : []));
  return {
    wake() {
      for (const sender of senders) sender.wake();
    },
    stop() {
      for (const sender of senders) sender.stop();
    },
  };
}
