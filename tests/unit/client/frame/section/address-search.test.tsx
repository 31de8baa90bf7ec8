// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddressSearch } from "../../../../../client/frame/section/address-filter.tsx";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { QuestionFilters } from "../../../../../client/question/admin/question-filters.tsx";
import { SupervisedScreen } from "../../../../../client/safety/supervised/supervised-screen.tsx";
import { type } from "../../../../support/browser/field.ts";
import { render } from "../../../../support/browser/render.ts";

let go: (to: string | number) => void;
let search: string;
function Browser() {
  const navigate = useNavigate() as NavigateFunction;
  go = (to) => flushSync(() => void navigate(to as string));
  search = decodeURIComponent(useLocation().search);
  return null;
}

function open(address: string, list: ReactNode): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Browser />
        {list}
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const field = () => document.querySelector<HTMLInputElement>("input[type=search]")?.value;

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["the questions", "search", <QuestionFilters key="questions" />],
  ["supervised threads", "name", <SupervisedScreen key="supervised" />],
  ["every other list", "q", <AddressSearch key="other" name="q" label="Search" maxLength={100} />],
])("the search field of %s follows the address, back and forward", async (_, name, list) => {
  open(`/?${name}=choir`, list);
  go(`/?${name}=drama&page=2`);
  await expect.poll(field).toBe("drama");
  go(-1);
  await expect.poll(field).toBe("choir");
  go(1);
  await expect.poll(field).toBe("drama");
});

test("words that somebody searched for come back with Forward", async () => {
  open("/", <AddressSearch name="q" label="Search" maxLength={100} />);
  go("/?page=2");
  type("Search", "choir");
  await expect.poll(() => search).toBe("?q=choir");
  go(-1);
  await expect.poll(field).toBe("");
  go(1);
  await expect.poll(field).toBe("choir");
});

test("words that are typed while the address changes stay", async () => {
  open("/", <AddressSearch name="q" label="Search" maxLength={100} />);
  type("Search", "choir");
  await expect.poll(() => search).toBe("?q=choir");
  type("Search", "choirs");
  go("/?q=choir&page=2");
  await expect.poll(() => search).toBe("?q=choir&page=2");
  expect(field()).toBe("choirs");
  await expect.poll(() => search).toBe("?q=choirs");
});
