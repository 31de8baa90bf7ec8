import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Me, readSession, signOut, signOutEverywhere } from "../../schema/account/api.ts";
import { codeOf } from "./http/api-error.ts";
import { call, onSignedOut } from "./http/http.ts";
import { queryClient } from "./query/query-client.ts";
import { useHydrated } from "./use-hydrated.ts";

const sessionKey = ["account", "session"] as const;

interface SessionData {
  me: Me | null;
  isByChoice?: boolean;
  isSaved?: boolean;
}

/** How soon the server is asked again after it could not be reached. */
const RETRY_MS = 15_000;

export type Session =
  | { status: "loading"; me: null }
  /** `isByChoice` is true if the member has just pressed Sign Out. */
  | { status: "signed-out"; me: null; isByChoice: boolean }
  /** `isSaved` is true if the server could not be asked: this is who was signed in before. */
  | { status: "signed-in"; me: Me; isSaved: boolean }
  /** The request failed. It counts as signed out, except for screens that would send the member away. */
  | { status: "unknown"; me: null; retry: () => void };

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => readOrRecall(signal),
  staleTime: 60_000,
  refetchOnReconnect: "always",
  refetchInterval: ({ state }) => state.data?.isSaved === true && RETRY_MS,
  meta: { logAs: "The session could not be read." },
});

/**
 * Offline, the app opens for the member who was signed in before (client/app/offline saves them), and not if the server fails,
 * which may have ended their access (APP-7). Once it is open, it knows better than what is saved.
 */
async function readOrRecall(signal: AbortSignal): Promise<SessionData> {
  try {
    const reply = await call(readSession, { signal });
    const known = queryClient.getQueryData<SessionData>(sessionKey);
    // Another tab has signed the member out, or somebody else in.
    if (known && known.me?.memberId !== reply.me?.memberId) forgetRead();
    return reply;
  } catch (error) {
    if (queryClient.getQueryData(sessionKey) || signal.aborted || codeOf(error) !== "network/unreachable") throw error;
    const me = await import("./storage/saved-member.ts").then(
      ({ savedMember }) => savedMember(),
      () => null,
    );
    if (!me) throw error;
    return { me, isSaved: true };
  }
}

/**
 * Who is signed in. All screens share one request. While a part of a prerendered page is hydrated, the session is loading, as
 * it was when the server rendered that part: other parts may have read it already.
 */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery(sessionQuery);
  if (!useHydrated()) return { status: "loading", me: null };
  if (data?.me) return { status: "signed-in", me: data.me, isSaved: data.isSaved ?? false };
  if (data) return { status: "signed-out", me: null, isByChoice: data.isByChoice ?? false };
  if (isError) return { status: "unknown", me: null, retry: () => void refetch() };
  return { status: "loading", me: null };
}

let isMemberExpected = false;

/**
 * Called before anything renders that depends on it: the server has found a session's cookie, or is rendering a page for
 * those who have one, or there is no network and this device has saved a member.
 */
export function expectMember(isExpected: boolean): void {
  isMemberExpected = isExpected;
}

/** True for members, and while the session is still being read also for browsers that have its cookie. */
export function useIsMember(): boolean {
  const { status } = useSession();
  return status === "signed-in" || (status === "loading" && isMemberExpected);
}

/** Whether to begin with what members see, as far as it is known before the session is read. */
export const startsAsMember = (): boolean => isMemberExpected || currentMember() !== null;

/** Who is signed in at this moment, for handlers that were created before it was known. */
export function currentMember(): Me | null {
  return queryClient.getQueryData<SessionData>(sessionKey)?.me ?? null;
}

/**
 * Sets who is signed in, and refetches all queries whose key does not begin with "account", because they were read for someone
 * else or for a visitor.
 */
export function setSession(me: Me | null, { isByChoice = false } = {}): void {
  queryClient.setQueryData<SessionData>(sessionKey, { me, isByChoice });
  forgetRead();
}

function forgetRead(): void {
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

/** Reads again who is signed in and what applies to them. */
export const refreshSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: sessionKey });

/** Shows the member's new name, picture, translation or language everywhere at once. */
export function setOwnProfile(shown: Partial<Pick<Me, "full_name" | "avatar_url" | "translation" | "language">>): void {
  queryClient.setQueryData<SessionData>(sessionKey, (data) => (data?.me ? { me: { ...data.me, ...shown } } : data));
}

/** Ends this session, or with `everywhere` all sessions of the member. When it rejects, nothing has changed. */
export async function endSession({ everywhere = false } = {}): Promise<void> {
  await call(everywhere ? signOutEverywhere : signOut);
  setSession(null, { isByChoice: true });
}

onSignedOut(() => {
  if (queryClient.getQueryData<SessionData>(sessionKey)?.me) setSession(null);
});
