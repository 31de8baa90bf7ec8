// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { pushQuery, useSavePushSettings } from "../../../../client/push/push-queries.ts";
import type { PushSettings } from "../../../../schema/push/api.ts";
import { holdRequests } from "../../../support/browser/held-fetch.ts";
import { render } from "../../../support/browser/render.ts";

const quiet: PushSettings = { off: ["messages"], quietHours: null, showsText: false };
const loud: PushSettings = { off: [], quietHours: null, showsText: false };
const push = (settings: PushSettings) => ({ publicKey: "key", settings, isSubscribed: true });

function Settings() {
  const off = useQuery(pushQuery).data?.settings.off.join();
  const { mutate } = useSavePushSettings();
  return (
    <>
      <output>{off}</output>
      <button type="button" onClick={() => mutate(quiet)} />
      <button type="button" onClick={() => mutate(loud)} />
    </>
  );
}

const shown = () => document.querySelector("output")?.textContent;
const press = (at: number) => document.querySelectorAll("button")[at]?.click();
const settled = () => new Promise(setImmediate);
const readsEnded = () => expect.poll(() => queryClient.isFetching()).toBe(0);
const show = (part: React.ReactNode) => render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);

let requests: ReturnType<typeof holdRequests>;
beforeEach(() => {
  queryClient.clear();
  requests = holdRequests();
  queryClient.setQueryData(pushQuery.queryKey, push(loud));
});
afterEach(() => vi.unstubAllGlobals());

test("a read from before a change of the settings does not take it back", async () => {
  show(<Settings />);
  void queryClient.invalidateQueries(pushQuery);
  press(0);
  await expect.poll(shown).toBe("messages");
  requests[0]?.answer(push(loud));
  await readsEnded();
  expect(queryClient.getQueryData(pushQuery.queryKey)?.settings).toEqual(quiet);
  expect(requests.map(({ method }) => method)).toEqual(["GET", "PUT"]);
});

test("of two changes of the settings, only the last one reads them again", async () => {
  show(<Settings />);
  press(0);
  await expect.poll(() => requests).toHaveLength(1);
  press(1);
  await expect.poll(() => requests).toHaveLength(2);
  requests[0]?.answer(quiet);
  await settled();
  expect(requests).toHaveLength(2);
  requests[1]?.answer(loud);
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(["PUT", "PUT", "GET"]);
});
