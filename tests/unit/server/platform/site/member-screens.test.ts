import { expect, test } from "vitest";
import { memberScreenAt, preloadHeader } from "../../../../../server/platform/site/member-screens.ts";

const channelId = "0198c0de-0000-7000-8000-000000000001";

test("a channel’s page names the session, the channel and its newest messages, read together", () => {
  const screen = memberScreenAt(`/community/channel/${channelId}`);
  expect(screen?.reads).toEqual([
    "/api/account/session",
    `/api/channels/${channelId}`,
    `/api/channels/${channelId}/messages`,
  ]);
  expect(preloadHeader(screen?.reads ?? [])).toContain(
    `</api/channels/${channelId}>; rel=preload; as=fetch; crossorigin`,
  );
});

test.each(["/community/channel/x", `/community/channel/${channelId}%0d%0aX: y`, "/community", "/games/room/1"])(
  "a path without the id of a channel names no reads: %s",
  (path) => {
    expect(memberScreenAt(path)).toBeUndefined();
  },
);
