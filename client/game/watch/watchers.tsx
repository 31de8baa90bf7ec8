import { type ComponentType, Suspense } from "react";
import { useView } from "../connection/game-context.ts";

/** Shows this part if anyone watches the game. */
export function Watchers({ part: Part }: { part: ComponentType }) {
  const hasWatchers = useView((view) => view.watchers > 0);
  return hasWatchers ? (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ) : null;
}
