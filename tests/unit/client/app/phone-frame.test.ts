import { expect, test } from "vitest";
import { phoneFrameAt } from "../../../../client/app/shell/phone/phone-frame.ts";

function frameAt(path: string) {
  const [pathname = "", search] = path.split("?");
  return phoneFrameAt({ pathname, search: search === undefined ? "" : `?${search}` });
}

test("the bar at the bottom shows on lists and pages", () => {
  const paths = ["/", "/about", "/games", "/games/settings", "/messages", "/chat", "/community", "/safety", "/?with=a"];
  for (const path of paths) expect(frameAt(path), path).toBe("tabs");
});

test("an open conversation or channel has its own bar at the top and its composer at the bottom", () => {
  const paths = ["/messages?with=a", "/chat?x=1&with=a", "/community/channel/a"];
  for (const path of paths) expect(frameAt(path), path).toBe("thread");
});

test("a waiting room leaves the lower edge to its own buttons", () => {
  expect(frameAt("/games/waiting/a")).toBe("header");
});
