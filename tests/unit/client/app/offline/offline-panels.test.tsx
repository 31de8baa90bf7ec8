// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { MemoryRouter, type NavigateFunction, useNavigate } from "react-router";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { LateOffline } from "../../../../../client/app/offline/late-offline.tsx";
import { OfflineNotice } from "../../../../../client/app/offline/offline-notice.tsx";
import { OfflinePanels } from "../../../../../client/app/offline/offline-panels.tsx";
import { stripAreaRef } from "../../../../../client/app/shell/strip-area.ts";
import { ApiError } from "../../../../../client/net/http/api-error.ts";
import { checkVersion } from "../../../../../client/net/http/outdated.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { sessionQuery, setSession } from "../../../../../client/net/session.ts";
import { ada } from "../../../../support/browser/me.ts";
import { render } from "../../../../support/browser/render.ts";

const parts = vi.hoisted(() => ({
  registration: Promise.withResolvers<object | undefined>(),
  registrations: 0,
  newVersion: undefined as (() => void) | undefined,
  watched: [] as unknown[],
  updated: [] as unknown[],
  saves: 0,
  loadedToasts: 0,
}));
vi.mock("../../../../../client/app/offline/register-worker.ts", () => ({
  registerWorker: () => {
    parts.registrations += 1;
    return parts.registration.promise;
  },
}));
vi.mock("../../../../../client/app/offline/update/new-version.ts", () => ({
  watchVersion: (registration: unknown, _wait: unknown, onNewVersion: () => void) => {
    parts.watched.push(registration);
    parts.newVersion = onNewVersion;
    return () => parts.watched.pop();
  },
  updateNow: (registration: unknown) => parts.updated.push(registration),
}));
vi.mock("../../../../../client/app/offline/query/use-saved-queries.ts", async (original) => ({
  ...(await original<object>()),
  useSavedQueries: () => {
    parts.saves += 1;
  },
}));
vi.mock("../../../../../client/app/offline/install/install-card.tsx", () => ({
  InstallCard: () => <p>Install card</p>,
}));
vi.mock("../../../../../client/app/toast/toast-area.tsx", () => {
  parts.loadedToasts += 1;
  return {};
});

// Also after a test, until its page is gone.
vi.stubGlobal("fetch", () => new Promise(() => {}));
afterAll(() => void vi.unstubAllGlobals());

let go: NavigateFunction;
function Navigation() {
  go = useNavigate();
  return null;
}

const show = (content: ReactNode, path = "/") =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Navigation />
        {content}
      </MemoryRouter>
    </QueryClientProvider>,
  );
const page = () => document.body.textContent ?? "";
const press = (label: string) =>
  flushSync(() => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click());

beforeEach(() => {
  Object.assign(parts, { registration: Promise.withResolvers(), registrations: 0, saves: 0, watched: [], updated: [] });
  setSession(null);
});
afterEach(() => {
  stripAreaRef(null);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  queryClient.clear();
});

const registration = { scope: "/" };
async function showWithNewVersion(path: string): Promise<void> {
  show(<OfflinePanels />, path);
  parts.registration.resolve(registration);
  await vi.waitFor(() => expect(parts.watched).toEqual([registration]));
  flushSync(() => parts.newVersion?.());
}

test("APP-9 a newer version is offered in place of the install card, until somebody says Later", async () => {
  await showWithNewVersion("/");
  expect([page().includes("A new version is ready"), page().includes("Install card")]).toEqual([true, false]);
  press("Later");
  expect([page().includes("A new version is ready"), page().includes("Install card")]).toEqual([false, true]);
  expect(parts.updated).toEqual([]);
});

test("APP-9 Update lets the newer version take over, and says that it is under way", async () => {
  await showWithNewVersion("/");
  press("Update");
  expect(parts.updated).toEqual([registration]);
  expect(document.querySelector("[aria-busy=true]")?.textContent).toContain("Update");
});

test("APP-9 over a game nothing is offered; afterwards it is", async () => {
  await showWithNewVersion("/games/room/1");
  expect(page()).not.toContain("A new version is ready");
  go("/games");
  await vi.waitFor(() => expect(page()).toContain("A new version is ready"));
});

test("the app saves what is read and can say that something failed, also where there is no worker", async () => {
  const { leave } = show(<OfflinePanels />);
  expect([parts.registrations, parts.saves > 0]).toEqual([1, true]);
  await vi.waitFor(() => expect(parts.loadedToasts).toBe(1));
  parts.registration.resolve(undefined);
  await parts.registration.promise;
  expect([parts.watched, page()]).toEqual([[], "Install card"]);
  leave();
});

test("APP-8 without network a notice says what works, for members and for visitors", async () => {
  const area = document.body.appendChild(document.createElement("div"));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(<OfflineNotice />);
  expect(page()).toBe("");
  flushSync(() => stripAreaRef(area));
  expect(area.textContent).toBe("You’re offline. Some pages can’t open until you’re back online.");
  setSession(ada);
  await vi.waitFor(() => expect(area.textContent).toContain("What you’ve read is still here"));
  onLine.mockReturnValue(true);
  flushSync(() => void window.dispatchEvent(new Event("online")));
  expect(area.textContent).toBe("");
  queryClient.setQueryData<unknown>(sessionQuery.queryKey, { me: ada, isSaved: true });
  await vi.waitFor(() => expect(area.textContent).toContain("You’re offline."));
  area.remove();
});

test("the offline parts load after the page, but not in development nor on a page that was left", async () => {
  vi.stubGlobal("requestIdleCallback", (then: () => void) => setTimeout(then));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  show(<LateOffline />);
  vi.stubEnv("DEV", false);
  show(<LateOffline />).leave();
  const loaded = () => flushSync(() => void window.dispatchEvent(new Event("load")));
  loaded();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(parts.registrations).toBe(0);
  show(<LateOffline />);
  expect(page()).toBe("");
  readyState.mockReturnValue("complete");
  loaded();
  await vi.waitFor(() => expect([parts.registrations, page()]).toEqual([1, "Install card"]));
});

// The last one: an outdated page stays outdated.
test("APP-13 an outdated page offers to reload also over a game, and cannot go on", async () => {
  await showWithNewVersion("/games/room/1");
  expect(page()).not.toContain("A new version is ready");
  flushSync(() => expect(() => checkVersion("another")).toThrow(ApiError));
  expect(page()).toContain("The page will reload. Your unsent messages are safe.");
  expect([...document.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(["Update"]);
  press("Update");
  expect(parts.updated).toEqual([registration]);
});
