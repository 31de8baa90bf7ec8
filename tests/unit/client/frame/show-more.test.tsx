// @vitest-environment happy-dom
import { QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ShowMore } from "../../../../client/frame/show-more.tsx";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { reportsQuery } from "../../../../client/safety/report/report-queries.ts";
import type { QueuedReport } from "../../../../schema/safety/api.ts";
import { holdRequests } from "../../../support/browser/held-fetch.ts";
import { render } from "../../../support/browser/render.ts";

const toasted: string[] = [];
vi.mock("../../../../client/ui/feedback/toast.ts", () => ({
  toast: ({ title }: { title: string }) => toasted.push(title),
}));

const page = (reportId: string, next: string | null = null) => ({ reports: [{ reportId } as QueuedReport], next });

function List() {
  const query = useInfiniteQuery(reportsQuery("open"));
  if (!query.data) return null;
  return (
    <>
      <output>{query.data.pages.flatMap(({ reports }) => reports.map(({ reportId }) => reportId)).join(" ")}</output>
      <ShowMore query={query}>Show more</ShowMore>
    </>
  );
}

const button = () => document.querySelector("button");
const shown = () => document.querySelector("output")?.textContent;
let requests: ReturnType<typeof holdRequests>;
const paths = () => requests.map(({ path }) => path);
const firstPage = "/api/safety/reports";
const secondPage = `${firstPage}?after=1_a`;

beforeEach(async () => {
  queryClient.clear();
  toasted.length = 0;
  requests = holdRequests();
  render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
  await expect.poll(paths).toEqual([firstPage]);
  requests[0]?.answer(page("a", "1_a"));
  await expect.poll(shown).toBe("a");
});
afterEach(() => vi.unstubAllGlobals());

describe("Show more", () => {
  test("reads the next page and no other again, and is gone after the last", async () => {
    button()?.click();
    await expect.poll(() => button()?.getAttribute("aria-busy")).toBe("true");
    requests[1]?.answer(page("b"));
    await expect.poll(shown).toBe("a b");
    expect(paths()).toEqual([firstPage, secondPage]);
    expect(button()).toBeNull();
  });

  test("reads one page however often it is pressed", async () => {
    button()?.click();
    await expect.poll(paths).toHaveLength(2);
    button()?.click();
    requests[1]?.answer(page("b", "1_b"));
    await expect.poll(shown).toBe("a b");
    await expect.poll(() => button()?.getAttribute("aria-busy")).toBeNull();
    expect(paths()).toHaveLength(2);
  });

  test("waits for a read of all pages, so that neither undoes the other", async () => {
    void queryClient.invalidateQueries();
    await expect.poll(paths).toEqual([firstPage, firstPage]);
    button()?.click();
    requests[1]?.answer(page("new", "1_a"));
    await expect.poll(paths).toEqual([firstPage, firstPage, secondPage]);
    requests[2]?.answer(page("b"));
    await expect.poll(shown).toBe("new b");
  });

  test("reads the page after a read of all pages that ended its own", async () => {
    button()?.click();
    await expect.poll(paths).toEqual([firstPage, secondPage]);
    void queryClient.invalidateQueries();
    await expect.poll(paths).toEqual([firstPage, secondPage, firstPage]);
    requests[2]?.answer(page("new", "1_a"));
    await expect.poll(paths).toEqual([firstPage, secondPage, firstPage, secondPage]);
    requests[3]?.answer(page("b"));
    await expect.poll(shown).toBe("new b");
  });

  test("keeps what is shown if the next page cannot be read, says why, and can be pressed again", async () => {
    button()?.click();
    await expect.poll(paths).toHaveLength(2);
    requests[1]?.answer({ code: "account/not-allowed" }, 403);
    await expect.poll(() => toasted).toHaveLength(1);
    expect(shown()).toBe("a");
    await expect.poll(() => button()?.getAttribute("aria-busy")).toBeNull();
    button()?.click();
    await expect.poll(paths).toEqual([firstPage, secondPage, secondPage]);
  });
});
