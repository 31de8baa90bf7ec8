import { useEffect } from "react";
import { refreshSession, type Session, useSession } from "../../../net/session.ts";
import { localStore, readSaved, removeExpired } from "../../../net/storage/local-storage.ts";
import { MEMBER_KEY, saveMember } from "../../../net/storage/saved-member.ts";
import { clearAfterSession } from "../../../net/storage/unsent.ts";
import { useOnline } from "../../../net/use-online.ts";
import { loadPart } from "../../../ui/late/load-part.ts";
import { closeNotifications } from "../close-notifications.ts";
import { QUERIES_KEY } from "./queries-key.ts";

const load = () => import("./device-queries.ts");

/** Saves what the member reads, shows it offline, and removes all of it when they are signed out. */
export function useSavedQueries(): void {
  const session = useSession();
  const memberId = session.me?.memberId;
  const isAway = useIsAway(session);
  const isSignedOut = session.status === "signed-out";
  const { me } = session;
  const isKnown = session.status === "signed-in" && !session.isSaved;

  // First: the others compare with it.
  useEffect(() => {
    if (isKnown || isSignedOut) saveMember(me);
  }, [isKnown, isSignedOut, me]);

  useEffect(() => {
    if (memberId === undefined) return;
    let stop = () => {};
    stop = loadPart(load, ({ startSaving }) => {
      stop = startSaving(memberId);
    });
    return () => stop();
  }, [memberId]);

  useEffect(() => {
    if (memberId === undefined || !isAway) return;
    return loadPart(load, ({ restoreSaved }) => void restoreSaved(memberId));
  }, [memberId, isAway]);

  useEffect(() => {
    if (!isSignedOut) return;
    clearAfterSession(localStore());
    void closeNotifications();
    if (readSaved(localStore(), QUERIES_KEY) === null) return;
    return loadPart(load, ({ clearSavedQueries }) => void clearSavedQueries());
  }, [isSignedOut]);

  useEffect(askWhenAnotherTabSignsOut, []);
  useEffect(() => removeExpired(localStore()), []);
}

/** True if the server cannot be reached, or the browser knows that there is no network. */
export function useIsAway(session: Session): boolean {
  const isOnline = useOnline();
  return (session.status === "signed-in" && session.isSaved) || !isOnline;
}

function askWhenAnotherTabSignsOut(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === MEMBER_KEY && newValue === null) void refreshSession();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
