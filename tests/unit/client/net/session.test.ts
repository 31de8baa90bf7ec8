import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { sessionQuery, setSession } from "../../../../client/net/session.ts";
import { saveMember } from "../../../../client/net/storage/saved-member.ts";
import { fakeStorage } from "../../../support/browser/fake-storage.ts";

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

const ada = {
  memberId: "ada",
  email: "ada@example.org",
  emailVerified: true,
  full_name: "Ada",
  avatar_url: null,
  roles: [],
  mutedUntil: null,
  hasNotice: false,
  pendingRoles: [],
};

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
