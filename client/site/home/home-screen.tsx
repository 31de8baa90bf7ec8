import { Suspense } from "react";
import { type LazyScreen, lazyScreen } from "../../frame/lazy-screen.ts";
import { LoadingScreen } from "../../frame/loading-screen.tsx";
import { Screen } from "../../frame/screen.tsx";
import { startsAsMember, useIsMember } from "../../net/session.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Hero } from "./hero.tsx";

const MemberHome = lazyScreen(() => import("./member-home.tsx"), "MemberHome");
/** What is below the first screen: the server has rendered it, so its code comes after the code of the first screen. */
const Rest = lazyScreen(() => import("./rest.tsx"), "Rest");

const lateOf = (Part: LazyScreen) => (
  <Suspense fallback={<LoadingScreen />}>
    <Part />
  </Suspense>
);

// Built once: React leaves a part that is not hydrated yet alone only if it is the same object in every render.
const memberHome = lateOf(MemberHome);
const visitorHome = (
  <Screen width="full">
    <Stack $gap={64}>
      <Hero />
      {lateOf(Rest)}
    </Stack>
  </Screen>
);

/** Invites visitors in; shows members what is waiting for them. */
export const HomeScreen = () => (useIsMember() ? memberHome : visitorHome);

/** Loads what the screen shows first. A page from the server already shows visitors the rest; a link to #join must find it. */
export async function loadParts(): Promise<void> {
  if (startsAsMember()) await MemberHome.load();
  else if (!document.getElementById("app")?.hasAttribute("data-prerendered")) await Rest.load();
}
