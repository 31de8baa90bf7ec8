import { todayIn } from "../../../frame/use-today.ts";
import { community } from "../../../net/community.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import * as text from "./form-text.ts";

interface Props {
  /** The day that is typed. */
  date: string;
  isBusy: boolean;
  /** It is visible already, or will be, so saving is all there is. */
  isPublished?: boolean;
  onSave: () => void;
  onPublish: () => void;
}

/** Saves a devotion, and publishes it if it is a draft. The button says if that is for later. */
export function FormButtons({ date, isBusy, isPublished = false, onSave, onPublish }: Props) {
  if (isPublished) {
    return (
      <ActionBar>
        <Button size="large" busy={isBusy} onClick={onSave}>
          {text.saveButton}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <Button size="large" variant="secondary" busy={isBusy} onClick={onSave}>
        {text.saveDraftButton}
      </Button>
      <Button size="large" busy={isBusy} onClick={onPublish}>
        {date > todayIn(community.timeZone) ? text.scheduleButton : text.publishButton}
      </Button>
    </ActionBar>
  );
}
