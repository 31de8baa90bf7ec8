// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguagePanel } from "../../../../client/language/language-panel.tsx";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { currentMember, setSession } from "../../../../client/net/session.ts";
import { languageNames, languages } from "../../../../schema/language/languages.ts";
import { holdRequests } from "../../../support/browser/held-fetch.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <LanguagePanel />
    </QueryClientProvider>,
  );
const select = () => document.querySelector("select") as HTMLSelectElement;
function choose(value: string): void {
  select().value = value;
  select().dispatchEvent(new Event("change", { bubbles: true }));
}

let requests: ReturnType<typeof holdRequests>;
const assign = vi.fn();
beforeEach(() => {
  queryClient.clear();
  requests = holdRequests();
  assign.mockReset();
  vi.spyOn(location, "assign").mockImplementation(assign);
  setSession(ada);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("LANGUAGE-5 every language is offered in its own words, and that of the page is chosen", () => {
  show();
  expect([...select().options].map(({ value, text }) => [value, text])).toEqual(
    languages.map((language) => [language, languageNames[language]]),
  );
  expect(select().value).toBe("en");
});

test("LANGUAGE-5 a choice is saved first, and then the page loads in it", async () => {
  show();
  choose("pcm");
  await vi.waitFor(() =>
    expect(requests.map(({ method, body }) => [method, body])).toEqual([["PUT", { language: "pcm" }]]),
  );
  expect(select().value).toBe("pcm");
  expect(assign).not.toHaveBeenCalled();
  requests[0]?.answer({ done: true });
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([["?lang=pcm"]]));
  expect(currentMember()?.language).toBe("pcm");
});

test("LANGUAGE-5 a choice that could not be saved goes back, and nothing loads", async () => {
  show();
  choose("pcm");
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({ code: "server/unavailable" }, 503);
  await expect.poll(() => select().value).toBe("en");
  expect(assign).not.toHaveBeenCalled();
});
