// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../client/net/session.ts";
import { OwnVerse } from "../../../../client/scripture/own-verse-panel.tsx";
import type { Reading, Verse } from "../../../../schema/scripture/api.ts";
import type { Translation } from "../../../../schema/scripture/translation.ts";
import { holdRequests } from "../../../support/browser/held-fetch.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";

const reading = (verse: Pick<Verse, "text" | "instead">): Reading => ({
  reference: "John 11:35",
  translation: "web",
  passages: [{ reference: "John 11:35", verses: [{ chapter: 11, verse: 35, ...verse }] }],
  total: 1,
});

/** Shows a reveal of a room whose community reads the King James Version. */
function reveal(text = "Jesus wept.", reference = text && "John 11:35") {
  const given = { text, translation: "kjv" } as const;
  return render(
    <QueryClientProvider client={queryClient}>
      <OwnVerse reference={reference} given={given}>
        {({ verse, translation }) => <output>{`${verse} (${translation.short})`}</output>}
      </OwnVerse>
    </QueryClientProvider>,
  );
}
const shown = () => document.querySelector("output")?.textContent;
const signIn = (translation: Translation | null) => setSession({ ...ada, translation });

let requests: ReturnType<typeof holdRequests>;
beforeEach(() => {
  queryClient.clear();
  requests = holdRequests();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([null, "kjv"] as const)(
  "SCRIPTURE-9 who reads what the community reads (chosen: %s) sees what the room sent, without a request",
  (chosen) => {
    signIn(chosen);
    reveal();
    expect([shown(), requests]).toEqual(["Jesus wept. (KJV)", []]);
  },
);

test("SCRIPTURE-9 who reads another translation sees it once it is there, and nothing else before", async () => {
  signIn("web");
  reveal();
  expect(shown()).toBe(" (WEB)");
  expect(requests.map(({ path }) => path)).toEqual(["/api/scripture?reference=John+11%3A35&translation=web"]);
  requests[0]?.answer(reading({ text: "Jesus cried." }));
  await expect.poll(shown).toBe("Jesus cried. (WEB)");
});

test("SCRIPTURE-9 if that fails, the verse of the room stands in, and says whose it is", async () => {
  signIn("web");
  reveal();
  requests[0]?.answer({ code: "server/unavailable" }, 503);
  await expect.poll(shown).toBe("Jesus wept. (KJV)");
  expect(requests).toHaveLength(1);
});

test("SCRIPTURE-9 if that takes longer than a second and a half, the verse of the room stands in", async () => {
  vi.useFakeTimers();
  signIn("web");
  reveal();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(shown()).toBe(" (WEB)");
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(shown).toBe("Jesus wept. (KJV)");
});

test("SCRIPTURE-6 a verse that the translation does not have says so", async () => {
  signIn("web");
  reveal();
  requests[0]?.answer(reading({ text: "If thou believest", instead: "kjv" }));
  await expect
    .poll(shown)
    .toBe("This verse is not in the World English Bible’s main text. King James Version: If thou believest (WEB)");
});

test("before the reveal nothing is asked for", () => {
  signIn("web");
  reveal("");
  expect([shown(), requests]).toEqual([" (KJV)", []]);
});
