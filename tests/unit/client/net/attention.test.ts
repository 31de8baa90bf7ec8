import { expect, test } from "vitest";
import { attend, attendedThread } from "../../../../client/net/attention.ts";

test("the member attends one thread, the last one, until its own screen says that they do not", () => {
  const confirm = () => {};
  expect(attendedThread()).toBeNull();
  const leaveFirst = attend("choir", confirm);
  expect(attendedThread()).toEqual({ threadId: "choir", confirm });
  const leaveSecond = attend("prayer", confirm);
  leaveFirst();
  expect(attendedThread()?.threadId).toBe("prayer");
  leaveSecond();
  expect(attendedThread()).toBeNull();
});
