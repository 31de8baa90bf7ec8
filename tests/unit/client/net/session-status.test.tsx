// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import {
  endSession,
  expectMember,
  refreshSession,
  type Session,
  sessionQuery,
  setSession,
  startsAsMember,
  useIsMember,
  useSession,
} from "../../../../client/net/session.ts";
import { saveMember } from "../../../../client/net/storage/saved-member.ts";
import { type Me, signOut, signOutEverywhere } from "../../../../schema/account/api.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";

const fetched = vi.fn<typeof fetch>();
let session: Session;
let isMember: boolean;

function Watch() {
  session = useSession();
  isMember = useIsMember();
  return null;
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Watch />
    </QueryClientProvider>,
  );
const answer = (me: Me | null) => fetched.mockImplementation(async () => Response.json({ me }));
const addresses = () => fetched.mock.calls.map(([address]) => address);

beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  localStorage.clear();
  expectMember(false);
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("the session is loading until the server says who is signed in", async () => {
  const reply = Promise.withResolvers<Response>();
  fetched.mockReturnValue(reply.promise);
  show();
  expect([session, isMember, startsAsMember()]).toEqual([{ status: "loading", me: null }, false, false]);
  reply.resolve(Response.json({ me: ada }));
  await vi.waitFor(() => expect(session).toEqual({ status: "signed-in", me: ada, isSaved: false }));
  expect([isMember, startsAsMember()]).toEqual([true, true]);
});

test("a browser that is expected to have a member begins with what members see, until the server says no", async () => {
  const reply = Promise.withResolvers<Response>();
  fetched.mockReturnValue(reply.promise);
  expectMember(true);
  show();
  expect([session.status, isMember, startsAsMember()]).toEqual(["loading", true, true]);
  reply.resolve(Response.json({ me: null }));
  await vi.waitFor(() => expect(session).toEqual({ status: "signed-out", me: null, isByChoice: false }));
  expect(isMember).toBe(false);
});

test("a session that cannot be read is unknown, and can be read again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockImplementation(async () => Response.json({ code: "request/malformed" }, { status: 400 }));
  show();
  await vi.waitFor(() => expect(session.status).toBe("unknown"));
  answer(ada);
  if (session.status === "unknown") session.retry();
  await vi.waitFor(() => expect(session.status).toBe("signed-in"));
  vi.restoreAllMocks();
});

test.each([
  [false, signOut.path],
  [true, signOutEverywhere.path],
])("Sign Out (everywhere: %s) asks the server first, and is the member's own choice", async (everywhere, path) => {
  setSession(ada);
  show();
  const reply = Promise.withResolvers<Response>();
  fetched.mockReturnValue(reply.promise);
  const ending = everywhere ? endSession({ everywhere }) : endSession();
  expect([addresses(), session.status]).toEqual([[path], "signed-in"]);
  reply.resolve(Response.json({ done: true }));
  await ending;
  await vi.waitFor(() => expect(session).toEqual({ status: "signed-out", me: null, isByChoice: true }));
});

test("APP-1 while the server cannot be reached, it is asked again every 15 seconds who is signed in", async () => {
  vi.useFakeTimers();
  saveMember(ada);
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  show();
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
  expect([fetched.mock.calls.length, session]).toEqual([1, { status: "signed-in", me: ada, isSaved: true }]);
  answer(ada);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect([fetched.mock.calls.length, session]).toEqual([2, { status: "signed-in", me: ada, isSaved: false }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("the server's first answer forgets nothing; another member, all but what is the account's", async () => {
  queryClient.setQueryData(["chat", "conversations"], ["for Ada"]);
  answer(ada);
  await queryClient.fetchQuery(sessionQuery);
  expect(queryClient.getQueryData(["chat", "conversations"])).toEqual(["for Ada"]);
  queryClient.setQueryData(["account", "sessions"], ["this phone"]);
  setSession({ ...ada, memberId: "bola" });
  expect(queryClient.getQueryData(["chat", "conversations"])).toBeUndefined();
  expect(queryClient.getQueryData(["account", "sessions"])).toEqual(["this phone"]);
});

test("reading the session again reads nothing else of the account again", async () => {
  setSession(ada);
  queryClient.setQueryData(["account", "sessions"], ["this phone"]);
  show();
  answer({ ...ada, hasNotice: true });
  await refreshSession();
  await vi.waitFor(() => expect(session.me?.hasNotice).toBe(true));
  expect(queryClient.getQueryState(["account", "sessions"])?.isInvalidated).toBe(false);
});

test("a request that is cancelled before the first answer signs nobody in from what is saved", async () => {
  saveMember(ada);
  fetched.mockImplementation(async (_, init) => {
    await new Promise((resolve) => init?.signal?.addEventListener("abort", resolve));
    throw new TypeError("Failed to fetch");
  });
  const reading = queryClient.fetchQuery({ ...sessionQuery, retry: false }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  await reading;
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeUndefined();
});
