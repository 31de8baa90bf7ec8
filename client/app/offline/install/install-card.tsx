import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { community } from "../../../net/community.ts";
import { localStore } from "../../../net/storage/local-storage.ts";
import { wait } from "../../../net/wait.ts";
import { Button } from "../../../ui/button/button.tsx";
import { BulletList } from "../../../ui/text/bullet-list.tsx";
import * as text from "../offline-text.ts";
import { OverlayCard } from "../overlay-card.tsx";
import { isCalmPage, isFillingIn } from "../pages.ts";
import { heldPrompt, onInstallOffered } from "./install-prompt.ts";
import { isIos, isStandalone, mayOfferInstall, setDismissed, setInstalled } from "./install-state.ts";

/** As specified. */
const IOS_DELAY_MS = 5_000;

type Way = "prompt" | "by-hand";

/** How the app can be installed here, once it can: when the browser offers it, or on iOS after five seconds. */
function useInstallWay(): Way | null {
  const [way, setWay] = useState<Way | null>(() => (heldPrompt() ? "prompt" : null));
  useEffect(() => {
    if (isIos(navigator)) return wait(IOS_DELAY_MS, () => setWay("by-hand"));
    return onInstallOffered(() => setWay("prompt"));
  }, []);
  return way;
}

/** True on a calm page where nobody is writing. Once the card is there, a field that gets the focus does not remove it. */
function useIsCalm(isWanted: boolean): boolean {
  const { pathname } = useLocation();
  const [calmPath, setCalmPath] = useState<string>();
  useEffect(() => {
    if (!isWanted || !isCalmPage(pathname)) return;
    const check = () => {
      if (!isFillingIn()) setCalmPath(pathname);
    };
    // When the event comes, the next element does not have the focus yet.
    const checkSoon = () => void setTimeout(check);
    check();
    document.addEventListener("focusout", checkSoon);
    return () => document.removeEventListener("focusout", checkSoon);
  }, [isWanted, pathname]);
  return calmPath === pathname;
}

/** Offers to install the app, once. */
export function InstallCard() {
  const store = localStore();
  const way = useInstallWay();
  const [isAnswered, setIsAnswered] = useState(() => !mayOfferInstall(store, isStandalone()));
  const isCalm = useIsCalm(way !== null && !isAnswered);

  useEffect(() => {
    const onInstalled = () => {
      setInstalled(localStore());
      setIsAnswered(true);
    };
    window.addEventListener("appinstalled", onInstalled);
    return () => window.removeEventListener("appinstalled", onInstalled);
  }, []);

  function answer(save: typeof setInstalled) {
    save(store);
    setIsAnswered(true);
  }

  async function install() {
    const prompt = heldPrompt();
    setIsAnswered(true);
    await prompt?.prompt();
    const choice = await prompt?.userChoice;
    answer(choice?.outcome === "accepted" ? setInstalled : setDismissed);
  }

  if (isAnswered || !isCalm) return null;
  return (
    <OverlayCard
      title={text.installTitle}
      message={text.installMessage(community.name)}
      actions={
        <>
          {way === "prompt" ? (
            <Button onClick={() => void install()}>{text.installButton}</Button>
          ) : (
            <Button onClick={() => answer(setInstalled)}>{text.installedButton}</Button>
          )}
          <Button variant="quiet" onClick={() => answer(setDismissed)}>
            {text.laterButton}
          </Button>
        </>
      }
    >
      {way === "by-hand" && <BulletList items={text.iosSteps} />}
    </OverlayCard>
  );
}
