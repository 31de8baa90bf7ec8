import Eye from "lucide-react/icons/eye";
import { Badge } from "../../ui/badge/badge.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useView } from "../connection/game-context.ts";
import * as text from "./watch-text.ts";

/** How many watch the game, if anyone does. */
export function WatcherCount() {
  const count = useView((view) => view.watchers);
  if (count === 0) return null;
  return (
    <Badge icon={<Eye aria-hidden />}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{text.watcherCount(count)}</VisuallyHidden>
    </Badge>
  );
}
