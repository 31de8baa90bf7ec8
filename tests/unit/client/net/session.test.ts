import { afterEach, expect, test, vi } from "vitest";
import { call } from "../../../../client/net/http/http.ts";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { currentMember, endSession, sessionQuery, setOwnProfile, setSession } from "../../../../client/net/session.ts";
import { MEMBER_KEY, savedMember, saveMember } from "../../../../client/net/storage/saved-member.ts";
import { readSession } from "../../../../schema/account/api.ts";
import { fakeStorage } from "../../../support/browser/fake-storage.ts";
import { ada } from "../../../support/browser/me.ts";

const refusal = () => Response.json({ code: "request/malformed", message: "no" }, { status: 400 });

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a first session request that fails is logged once, with its cause", async () => {
  vi.stubGlobal("fetch", async () => refusal());
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(queryClient.fetchQuery(sessionQuery)).rejects.toMatchObject({ code: "request/malformed" });
  expect(log).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(
    "The session could not be read.",
    expect.objectContaining({ code: "request/malformed" }),
  );
});

test("a session request that fails after an earlier success logs nothing", async () => {
  setSession(null);
  vi.stubGlobal("fetch", async () => refusal());
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })).rejects.toThrow();
  expect(log).not.toHaveBeenCalled();
});

/** A browser with this storage, whose network fails from now on. */
function offlineBrowser(localStorage: Storage): void {
  vi.stubGlobal("window", { localStorage, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
}

test("APP-1 without network the member is who was signed in when the server was last asked", async () => {
  const localStorage = fakeStorage();
  offlineBrowser(localStorage);
  saveMember(ada);
  expect(await queryClient.fetchQuery(sessionQuery)).toEqual({ me: ada, isSaved: true });
});

test("APP-7 without network nobody is signed in after signing out", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  offlineBrowser(fakeStorage());
  saveMember(ada);
  saveMember(null);
  await expect(queryClient.fetchQuery({ ...sessionQuery, retry: false })).rejects.toMatchObject({
    code: "network/unreachable",
  });
});

test.each([
  ["request/malformed", 400],
  ["server/unknown", 500],
  ["server/unavailable", 503],
])(
  "APP-7 the saved member is not shown where the server answers %s, only where it cannot be asked",
  async (code, status) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    offlineBrowser(fakeStorage());
    saveMember(ada);
    vi.stubGlobal("fetch", async () => Response.json({ code, message: "no" }, { status }));
    await expect(queryClient.fetchQuery({ ...sessionQuery, retry: false })).rejects.toMatchObject({ code });
    expect(currentMember()).toBeNull();
  },
);

test("an open app knows better than what is saved who is signed in, when the network fails", async () => {
  offlineBrowser(fakeStorage());
  saveMember(ada);
  setSession(null);
  await expect(queryClient.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false })).rejects.toThrow();
  expect(currentMember()).toBeNull();
});

test("a member who was saved long ago, or by another version of the app, is nobody", () => {
  vi.useFakeTimers({ now: 0 });
  const localStorage = fakeStorage();
  offlineBrowser(localStorage);
  saveMember(ada);
  vi.setSystemTime(29 * 86_400_000);
  expect(savedMember()).toEqual(ada);
  vi.setSystemTime(30 * 86_400_000);
  expect(savedMember()).toBeNull();
  for (const other of ['{"memberId":7,"roles":[]}', '{"memberId":"ada"}', '"ada"']) {
    localStorage.setItem(MEMBER_KEY, other);
    expect(savedMember()).toBeNull();
  }
  vi.useRealTimers();
});

const read = () => queryClient.getQueryData(["chat", "conversations"]);
const readSomething = () => queryClient.setQueryData(["chat", "conversations"], ["for Ada"]);

test("APP-7 whoever signs in or out, what was read for somebody else is forgotten", () => {
  for (const next of [{ ...ada, memberId: "bola" }, null]) {
    setSession(ada);
    readSomething();
    setSession(next);
    expect(read()).toBeUndefined();
  }
});

test.each([
  ["nobody", null],
  ["another member", { ...ada, memberId: "bola" }],
])("APP-7 when the server says that %s is signed in now, what Ada read is forgotten", async (_, me) => {
  vi.stubGlobal("fetch", async () => Response.json({ me }));
  setSession(ada);
  readSomething();
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect([currentMember(), read()]).toEqual([me, undefined]);
});

test("what a member has read stays while the server says that they are still signed in", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ me: { ...ada, hasNotice: true } }));
  setSession(ada);
  readSomething();
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect([currentMember()?.hasNotice, read()]).toEqual([true, ["for Ada"]]);
});

test("a sign-out that does not reach the server changes nothing", async () => {
  offlineBrowser(fakeStorage());
  setSession(ada);
  readSomething();
  await expect(endSession()).rejects.toMatchObject({ code: "network/unreachable" });
  expect([currentMember(), read()]).toEqual([ada, ["for Ada"]]);
});

test("APP-7 any reply that says not signed in signs the member out, and not by choice", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "account/not-signed-in" }, { status: 401 }));
  setSession(ada);
  readSomething();
  await expect(call(readSession)).rejects.toThrow();
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual({ me: null, isByChoice: false });
  expect(read()).toBeUndefined();
});

test("such a reply to a visitor resets nothing of the page", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ code: "account/not-signed-in" }, { status: 401 }));
  setSession(null);
  readSomething();
  await expect(call(readSession)).rejects.toThrow();
  expect(read()).toEqual(["for Ada"]);
});

test("a new name is shown of the member who is signed in, and of no visitor", () => {
  setSession(ada);
  setOwnProfile({ full_name: "Ada Obi" });
  expect(currentMember()).toEqual({ ...ada, full_name: "Ada Obi" });
  setSession(null);
  setOwnProfile({ full_name: "Ada Obi" });
  expect(currentMember()).toBeNull();
});
