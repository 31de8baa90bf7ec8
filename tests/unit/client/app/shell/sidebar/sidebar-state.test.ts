import { expect, test } from "vitest";
import {
  isSidebarShortcut,
  readSidebarOpen,
  sidebarCookie,
} from "../../../../../../client/app/shell/sidebar/sidebar-state.ts";

const key = (changes: Partial<Parameters<typeof isSidebarShortcut>[0]>) =>
  isSidebarShortcut({
    key: "b",
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    ...changes,
  });

test("Ctrl+B and Cmd+B toggle the sidebar, and no other keys do", () => {
  expect([key({ ctrlKey: true }), key({ metaKey: true }), key({ ctrlKey: true, key: "B" })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(key({})).toBe(false);
  expect(key({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(key({ ctrlKey: true, key: "c" })).toBe(false);
  expect(key({ ctrlKey: true, defaultPrevented: true })).toBe(false);
});

test("the sidebar is open unless the cookie says that it was collapsed", () => {
  expect(readSidebarOpen("")).toBe(true);
  expect(readSidebarOpen("a=1; sidebar_state=true")).toBe(true);
  expect(readSidebarOpen("a=1; sidebar_state=false; b=2")).toBe(false);
  expect(readSidebarOpen("my_sidebar_state=false")).toBe(true);
});

test("the sidebar's cookie remembers its state for 7 days", () => {
  expect(sidebarCookie(false)).toBe("sidebar_state=false; path=/; max-age=604800; SameSite=Lax");
});
