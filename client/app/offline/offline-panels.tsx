import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { pageIsOutdated, subscribeToOutdated } from "../../net/http/outdated.ts";
import { wait } from "../../net/wait.ts";
import { InstallCard } from "./install/install-card.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { isBusyPage } from "./pages.ts";
import { useSavedQueries } from "./query/use-saved-queries.ts";
import { registerWorker } from "./register-worker.ts";
import { updateNow, watchVersion } from "./update/new-version.ts";
import { UpdateOffer } from "./update/update-offer.tsx";

/** What is over every screen of the app: at most one card, and the notice that there is no network. */
export function OfflinePanels() {
  const { pathname } = useLocation();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [hasNewVersion, setHasNewVersion] = useState(false);
  // APP-13: on a busy page, too, which cannot save anything anymore.
  const isOutdated = useSyncExternalStore(subscribeToOutdated, pageIsOutdated);
  useSavedQueries();
  // A failure must be visible offline, and then it is too late to load what shows it.
  useEffect(() => void import("../toast/toast-area.tsx").catch(() => {}), []);
  useEffect(() => void registerWorker().then(setRegistration), []);
  useEffect(() => registration && watchVersion(registration, wait, () => setHasNewVersion(true)), [registration]);
  return (
    <>
      <OfflineNotice />
      {card()}
    </>
  );

  function card() {
    const update = () => (registration ? updateNow(registration) : location.reload());
    if (isOutdated) return <UpdateOffer onUpdate={update} />;
    if (!registration || !hasNewVersion || isBusyPage(pathname)) return <InstallCard />;
    return <UpdateOffer onUpdate={update} onLater={() => setHasNewVersion(false)} />;
  }
}
