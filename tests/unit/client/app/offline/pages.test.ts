// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import {
  isIos,
  mayOfferInstall,
  setDismissed,
  setInstalled,
} from "../../../../../client/app/offline/install/install-state.ts";
import { isBusyPage, isCalmPage, isFillingIn } from "../../../../../client/app/offline/pages.ts";
import { fakeStorage } from "../../../../support/browser/fake-storage.ts";

beforeEach(() => {
  document.body.innerHTML = '<input type="text" /><textarea></textarea><input type="radio" />';
});

test("APP-9 no update is offered over a game, a door or a payment", () => {
  const busy = [
    "/games/room/1",
    "/games/waiting/1",
    "/game-room/1",
    "/event/1/check-in",
    "/event/1/pay",
    "/payment-success",
  ];
  expect(busy.filter((path) => !isBusyPage(path))).toEqual([]);
  expect(["/", "/games", "/event/1", "/messages", "/events/manage"].filter(isBusyPage)).toEqual([]);
});

test("APP-11 the install card stands on pages for reading, and on no form, game or conversation", () => {
  const reading = [
    "about",
    "programs",
    "engagement",
    "team",
    "community-rules",
    "privacy",
    "terms",
    "resources",
    "coming-soon",
    "devotions",
  ];
  const calm = ["/", ...[...reading, "Games/", "dashboard"].map((page) => `/${page}`)];
  expect(calm.filter((path) => !isCalmPage(path))).toEqual([]);
  const others = [
    "/auth",
    "/games/settings",
    "/games/room/1",
    "/messages",
    "/community/channel/1",
    "/events/manage/new",
  ];
  expect(others.filter(isCalmPage)).toEqual([]);
});

test("APP-11 somebody fills in a form who writes in it, or has begun to", () => {
  expect(isFillingIn()).toBe(false);
  const field = document.querySelector("input");
  field?.focus();
  expect(isFillingIn()).toBe(true);
  field?.blur();
  expect(isFillingIn()).toBe(false);
  if (field) field.value = "Ada";
  expect(isFillingIn()).toBe(true);
});

test("APP-10 the app is offered until somebody has answered, and never where it runs installed", () => {
  expect(mayOfferInstall(fakeStorage(), false)).toBe(true);
  expect(mayOfferInstall(fakeStorage(), true)).toBe(false);
  for (const answer of [setInstalled, setDismissed]) {
    const store = fakeStorage();
    answer(store);
    expect(mayOfferInstall(store, false)).toBe(false);
  }
});

test("APP-10 iPads count as iOS although they say that they are Macs", () => {
  const mac = { userAgent: "Mozilla/5.0 (Macintosh)", platform: "MacIntel", maxTouchPoints: 0 };
  expect(isIos(mac)).toBe(false);
  expect(isIos({ ...mac, maxTouchPoints: 1 })).toBe(false);
  expect(isIos({ ...mac, maxTouchPoints: 2 })).toBe(true);
  expect(isIos({ userAgent: "Mozilla/5.0 (iPhone; CPU)", platform: "iPhone", maxTouchPoints: 5 })).toBe(true);
  expect(isIos({ userAgent: "Mozilla/5.0 (Linux; Android 14)", platform: "Linux", maxTouchPoints: 5 })).toBe(false);
});
