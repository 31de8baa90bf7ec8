import { useSearchParams } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import * as text from "./filter-text.ts";

/** EVENT-135: no event fulfils the filter. The button removes it, but not the time. */
export function NothingFound() {
  const [search, setSearch] = useSearchParams();
  const when = search.get("when");
  const clear = () => setSearch(when === null ? {} : { when }, { preventScrollReset: true });
  return (
    <EmptyState
      picture={<DoorsPicture />}
      title={text.nothingFound}
      hint={text.nothingFoundHint}
      action={
        <Button variant="secondary" onClick={clear}>
          {text.clearButton}
        </Button>
      }
    />
  );
}
