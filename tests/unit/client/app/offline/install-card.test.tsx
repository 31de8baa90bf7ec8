// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { MemoryRouter, type NavigateFunction, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "../../../../support/browser/render.ts";

let go: NavigateFunction;

function Navigation() {
  go = useNavigate();
  return null;
}

/** Opens the app at this page, as a new visit. */
async function open(path = "/") {
  vi.resetModules();
  const { holdInstallPrompt } = await import("../../../../../client/app/offline/install/install-prompt.ts");
  const { InstallCard } = await import("../../../../../client/app/offline/install/install-card.tsx");
  holdInstallPrompt();
  const show = () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Navigation />
        <InstallCard />
      </MemoryRouter>,
    );
  return { show };
}

/** The browser offers to install the app. */
function offer() {
  const choice = Promise.withResolvers<{ outcome: string }>();
  const event = new Event("beforeinstallprompt", { cancelable: true });
  const prompt = vi.fn(async () => {});
  flushSync(() => void window.dispatchEvent(Object.assign(event, { prompt, userChoice: choice.promise })));
  return { event, prompt, answer: (outcome: string) => choice.resolve({ outcome }) };
}

/** A browser with these properties of its own. */
const stubNavigator = (own: object) =>
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Linux)", platform: "Linux", maxTouchPoints: 0, ...own });

const card = () => document.querySelector("section");
const appears = () => vi.waitFor(() => expect(card()).not.toBeNull());
/** What was changed has been rendered. */
async function rendered(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
/** Nothing that is under way changes the card. */
async function stays(now: Element | null): Promise<void> {
  await rendered();
  expect(card()).toBe(now);
}
const press = (label: string) => {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label);
  flushSync(() => button?.click());
};
const answers = () => Object.keys(localStorage).map((key) => key.replace("lampstand.device.", ""));

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = "";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("APP-10 an early offer of the browser is kept for the card, whose Install asks the browser", async () => {
  const { show } = await open();
  const { event, prompt, answer } = offer();
  expect(event.defaultPrevented).toBe(true);
  show();
  await appears();
  expect([card()?.querySelector("h2")?.textContent, document.querySelector("li")]).toEqual(["Install App", null]);
  press("Install");
  expect([prompt.mock.calls.length, card(), answers()]).toEqual([1, null, []]);
  answer("accepted");
  await vi.waitFor(() => expect(answers()).toEqual(["installed"]));
});

test("APP-10 declining what the browser asks is an answer, too", async () => {
  const { show } = await open();
  show();
  expect(card()).toBeNull();
  const { answer } = offer();
  await appears();
  press("Install");
  answer("dismissed");
  await vi.waitFor(() => expect(answers()).toEqual(["install-dismissed"]));
});

test("APP-10 after Later the card does not come again", async () => {
  const { show } = await open();
  offer();
  const { leave } = show();
  await appears();
  press("Later");
  expect([card(), answers()]).toEqual([null, ["install-dismissed"]]);
  leave();
  show();
  await stays(null);
});

test("APP-10 installing the app in another way removes the card for good", async () => {
  const { show } = await open();
  offer();
  show();
  await appears();
  flushSync(() => void window.dispatchEvent(new Event("appinstalled")));
  expect([card(), answers()]).toEqual([null, ["installed"]]);
});

test.each([
  ["in Safari", { standalone: true }, false],
  ["in other browsers", {}, true],
])("APP-10 the installed app offers nothing %s", async (_, own, matches) => {
  stubNavigator(own);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: matches && query === "(display-mode: standalone)" }));
  const { show } = await open();
  offer();
  show();
  await stays(null);
});

test("APP-10 on iOS the card comes after five seconds with the steps, and believes who has done them", async () => {
  const iPhone = { userAgent: "Mozilla/5.0 (iPhone; CPU)", platform: "iPhone", maxTouchPoints: 5 };
  stubNavigator(iPhone);
  const { show } = await open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  show();
  offer();
  vi.advanceTimersByTime(4_999);
  await rendered();
  expect(card()).toBeNull();
  vi.advanceTimersByTime(1);
  await rendered();
  expect(document.querySelectorAll("li")).toHaveLength(3);
  press("I’ve added it");
  expect([card(), answers()]).toEqual([null, ["installed"]]);
});

test("APP-11 the card waits for a calm page, and leaves with it", async () => {
  const { show } = await open("/auth");
  offer();
  show();
  await stays(null);
  go("/about");
  await appears();
  go("/games/room/1");
  await vi.waitFor(() => expect(card()).toBeNull());
});

test("APP-11 the card waits until nobody writes any more; then writing does not remove it", async () => {
  const field = document.body.appendChild(document.createElement("textarea"));
  const { show } = await open();
  show();
  field.focus();
  offer();
  await stays(null);
  field.blur();
  await appears();
  field.focus();
  await stays(card());
});
