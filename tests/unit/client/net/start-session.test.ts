// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentMember } from "../../../../client/net/session.ts";
import { startSession } from "../../../../client/net/start-session.ts";
import { ada } from "../../../support/browser/me.ts";

const assign = vi.fn();
beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, "assign").mockImplementation(assign);
  history.replaceState(null, "", "/auth?to=%2Fgames");
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("LANGUAGE-27 who chose another language than that of the page gets theirs when they sign in", () => {
  startSession({ ...ada, language: "pcm" });
  expect(currentMember()?.memberId).toBe(ada.memberId);
  expect(assign.mock.calls).toEqual([["?to=%2Fgames&lang=pcm"]]);
});

test.each([null, "en"] as const)("LANGUAGE-27 who chose %s stays on the page", (language) => {
  startSession({ ...ada, language });
  expect(currentMember()?.memberId).toBe(ada.memberId);
  expect(assign).not.toHaveBeenCalled();
});
