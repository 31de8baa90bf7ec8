import { expect, test, vi } from "vitest";
import { socketClosing } from "../../../../server/account/socket-closing.ts";

test("sockets that cannot be closed are logged, and bring nothing down", async () => {
  const away = new Error("away");
  const sockets = { closeSession: () => Promise.reject(away), closeMember: () => Promise.reject(away) };
  const log = { error: vi.fn() };
  const events = socketClosing({ get: () => ({ sockets }) }, log);
  events.sessionEnded("a session");
  events.memberSuspended("a member");
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2));
  expect(log.error).toHaveBeenCalledWith({ error: away }, "sockets were not closed");
});
