import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberRooms } from "../../member/member.ts";
import type { Log } from "../../platform/log.ts";
import { selectHandlers } from "./report-store.ts";

/**
 * SAFE-48: tells everyone else who handles this report that it has changed. Call it after the commit. It returns
 * immediately and never fails: screens that miss it show the change when they are opened again.
 */
export type SendReportChanged = (reportId: string, changedBy: string) => void;

export function reportBroadcaster(
  database: { fork(): EntityManager },
  rooms: () => Pick<MemberRooms, "connected" | "send">,
  log: Pick<Log, "warn">,
): SendReportChanged {
  async function send(reportId: string, changedBy: string): Promise<void> {
    const handlers = await selectHandlers(database.fork(), reportId);
    const others = handlers.map((row) => row.user_id).filter((memberId) => memberId !== changedBy);
    for (const memberId of await rooms().connected(others)) {
      await rooms().send(memberId, { type: "reportChanged", payload: { reportId } });
    }
  }

  return (reportId, changedBy) => {
    send(reportId, changedBy).catch((error: unknown) =>
      log.warn({ reportId, error }, "the change of a report was not sent"),
    );
  };
}
