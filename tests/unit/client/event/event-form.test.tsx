// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NewEventPanel } from "../../../../client/event/manage/form/new-event-panel.tsx";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../client/net/session.ts";
import { input, submit, type } from "../../../support/browser/field.ts";
import { holdRequests } from "../../../support/browser/held-fetch.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";

const errorAt = (label: string): string =>
  (input(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

beforeEach(() => setSession({ ...ada, roles: ["mentor"] }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("SAFE-95 an event that the server refuses keeps what was typed, with the reason at its field", async () => {
  const requests = holdRequests();
  const created = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <NewEventPanel onCreated={created} />
    </QueryClientProvider>,
  );
  const typed = {
    Title: "Film night",
    Description: "Call 0803 123 4567",
    Location: "Grace Hall",
    Starts: "2190-01-02T18:00",
  };
  for (const [label, text] of Object.entries(typed)) type(label, text);
  submit();
  // The app may read something else meanwhile.
  const sent = () => requests.filter(({ method, path }) => method === "POST" && path === "/api/managed-events");
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  const fault = "Leave out phone numbers.";
  sent()[0]?.answer({ code: "request/invalid", message: "", fields: { description: fault } }, 422);
  await vi.waitFor(() => expect(errorAt("Description")).toContain(fault));
  expect(Object.keys(typed).map((label) => input(label).value)).toEqual(Object.values(typed));
  expect(document.activeElement).toBe(input("Description"));
  expect(created).not.toHaveBeenCalled();
});
