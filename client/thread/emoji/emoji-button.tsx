import Smile from "lucide-react/icons/smile";
import { useState } from "react";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import * as text from "./emoji-text.ts";

/** Opens the emoji picker, which is loaded at the first press. */
export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const { part, isFetching } = usePart(() => import("./emoji-picker.tsx"), anchor !== null, close);
  return (
    <>
      <IconButton
        label={text.emojisLabel}
        icon={<Smile />}
        busy={isFetching}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {part && anchor && <part.EmojiPicker anchor={anchor} onPick={onPick} onClose={close} />}
    </>
  );
}
