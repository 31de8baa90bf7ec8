// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { currentMember, setSession } from "../../../../client/net/session.ts";
import { TranslationPanel } from "../../../../client/scripture/translation-panel.tsx";
import { holdRequests } from "../../../support/browser/held-fetch.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TranslationPanel />
    </QueryClientProvider>,
  );
const select = () => document.querySelector("select") as HTMLSelectElement;
function choose(value: string): void {
  select().value = value;
  select().dispatchEvent(new Event("change", { bubbles: true }));
}
const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;

let requests: ReturnType<typeof holdRequests>;
beforeEach(() => {
  queryClient.clear();
  requests = holdRequests();
  setSession(ada);
});
afterEach(() => vi.unstubAllGlobals());

test("SCRIPTURE-8 both translations and that of the community are offered, by their names", () => {
  show();
  expect([...select().options].map(({ value, text }) => [value, text])).toEqual([
    ["", "What my community uses: King James Version"],
    ["kjv", "King James Version"],
    ["web", "World English Bible"],
  ]);
  expect(select().value).toBe("");
});

test("SCRIPTURE-8 SCRIPTURE-11 a choice is saved at once and applies everywhere; saved verses of both stay", async () => {
  queryClient.setQueryData(["game", "played", "1"], "verses in the old translation");
  queryClient.setQueryData(["scripture", "John 3:16", "kjv"], "verses");
  show();
  choose("web");
  await vi.waitFor(() =>
    expect(requests.map(({ method, body }) => [method, body])).toEqual([["PUT", { translation: "web" }]]),
  );
  expect(select().value).toBe("web");
  requests[0]?.answer({ done: true });
  await vi.waitFor(() => expect(currentMember()?.translation).toBe("web"));
  expect(isStale(["game", "played", "1"])).toBe(true);
  expect(isStale(["scripture", "John 3:16", "kjv"])).toBe(false);
});

test("SCRIPTURE-8 a choice that could not be saved goes back", async () => {
  show();
  choose("web");
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ code: "server/unavailable" }, 503);
  await expect.poll(() => select().value).toBe("");
  expect(currentMember()?.translation).toBeNull();
});
