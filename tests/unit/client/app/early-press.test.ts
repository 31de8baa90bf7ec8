// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const onPress = vi.fn();

/** A page as the server sends it. Returns its button. */
function openPage(): HTMLButtonElement {
  document.body.innerHTML = `<div id="app" data-prerendered><button>Generate</button></div>`;
  return document.querySelector("button") as HTMLButtonElement;
}

/** What main.tsx does. */
function startApp(button: HTMLButtonElement): void {
  document.getElementById("app")?.removeAttribute("data-prerendered");
  button.addEventListener("click", onPress);
  document.dispatchEvent(new Event("app-started"));
}

const loadScript = () => import("../../../../client/early-press.ts");

beforeEach(() => {
  onPress.mockReset();
  vi.resetModules();
  const listen = vi.spyOn(document, "addEventListener");
  // The script of one test would hold the presses of the next.
  return () => {
    for (const [type, listener, options] of listen.mock.calls) document.removeEventListener(type, listener, options);
    listen.mockRestore();
  };
});

test("a button that is pressed before the app has started is pressed once it has", async () => {
  const button = openPage();
  await loadScript();
  button.click();
  startApp(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test("a script that comes after the app has started holds nothing back", async () => {
  const button = openPage();
  startApp(button);
  await loadScript();
  button.click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test("a script that comes before the page’s content holds presses until the app has started", async () => {
  document.body.innerHTML = "";
  await loadScript();
  const button = openPage();
  button.click();
  expect(onPress).not.toHaveBeenCalled();
  startApp(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each(["wheel", "touchmove", "keydown"])("the page says that nobody has moved it, until %s", async (input) => {
  openPage();
  await loadScript();
  expect(document.documentElement.dataset).toHaveProperty("still");
  document.dispatchEvent(new Event(input));
  expect(document.documentElement.dataset).not.toHaveProperty("still");
});
