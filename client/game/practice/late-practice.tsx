import { type ComponentType, Suspense } from "react";
import { lazyPart } from "../../ui/late/lazy-part.ts";

type Parts = typeof import("./practice-parts.ts");

const load = () => import("./practice-parts.ts");

/** Only practice shows these, so players at a table don't load them. */
function late(choose: (parts: Parts) => ComponentType) {
  const Part = lazyPart(async () => choose(await load()));
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

/** Loads them before they are shown. If that fails, they try again when they are. */
export function preloadPractice(): void {
  load().catch(() => {});
}

export const PracticeStart = late((parts) => parts.PracticeStart);
export const PracticeResults = late((parts) => parts.PracticeResults);
