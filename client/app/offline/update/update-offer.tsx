import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import * as text from "../offline-text.ts";
import { OverlayCard } from "../overlay-card.tsx";

interface Props {
  onUpdate: () => void;
  /** Undefined if the page cannot go on as it is. */
  onLater?: (() => void) | undefined;
}

/** Offers a newer version, which waits until the member presses. */
export function UpdateOffer({ onUpdate, onLater }: Props) {
  const [isUpdating, setIsUpdating] = useState(false);
  function update() {
    setIsUpdating(true);
    onUpdate();
  }
  return (
    <OverlayCard
      title={text.updateTitle}
      message={text.updateMessage}
      actions={
        <>
          <Button busy={isUpdating} onClick={update}>
            {text.updateButton}
          </Button>
          {onLater && (
            <Button variant="quiet" onClick={onLater}>
              {text.laterButton}
            </Button>
          )}
        </>
      }
    />
  );
}
