import { Suspense } from "react";
import { LoadingScreen } from "../../frame/loading-screen.tsx";
import { Screen } from "../../frame/screen.tsx";
import { expectMember, startsAsMember, useIsMember } from "../../net/session.ts";
import { whenLoaded } from "../../net/when-idle.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { lazyPart } from "../../ui/late/lazy-part.ts";
import { loadPart } from "../../ui/late/load-part.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Hero } from "./hero.tsx";

type RestModule = typeof import("./rest.tsx");

/** The page from the server shows the rest already. */
let isRestShown = false;

const fetchRest = (): Promise<RestModule> => import("./rest.tsx");
/** After the first screen. What is shown stays as it is until the network brings its code, instead of turning into an error. */
const fetchShownRest = () =>
  new Promise<RestModule>((resolve) => void whenLoaded(() => void loadPart(fetchRest, resolve)));

const MemberHome = lazyPart(async () => (await import("./member-home.tsx")).MemberHome);
/** What is below the first screen. Its code comes after the code of the first screen. */
const Rest = lazyPart(async () => (await (isRestShown ? fetchShownRest() : fetchRest())).Rest);

// Built once: React leaves a part that is not hydrated yet alone only if it is the same object in every render.
const memberHome = (
  <Suspense fallback={<LoadingScreen />}>
    <MemberHome />
  </Suspense>
);
const visitorHome = (
  <Screen width="full">
    <Stack $gap={64}>
      <Hero />
      <Suspense fallback={<Skeleton $height="100vh" />}>
        <Rest />
      </Suspense>
    </Stack>
  </Screen>
);

/** HOME-1: invites visitors in; shows members what is waiting for them. */
export const HomeScreen = () => (useIsMember() ? memberHome : visitorHome);

const isServersPage = (): boolean =>
  typeof document !== "undefined" && document.getElementById("app")?.hasAttribute("data-prerendered") === true;

/** Loads what the screen shows first. Where it does not come from the server this is all of it: a link to #join must find its target. */
export async function loadParts(): Promise<void> {
  isRestShown = isServersPage();
  if (!isRestShown && !startsAsMember()) await expectSavedMember();
  if (startsAsMember()) await MemberHome.load();
  else if (!isRestShown) await Rest.load();
}

/** The page that replaces the server's when offline says nothing of a member, and a member's phone may not have what visitors see. */
async function expectSavedMember(): Promise<void> {
  const saved = await import("../../net/storage/saved-member.ts").catch(() => null);
  if (saved?.savedMember()) expectMember(true);
}
