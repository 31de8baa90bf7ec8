import { useState } from "react";
import { usePart } from "../ui/late/use-part.ts";
import { ReferenceButton } from "./reference-button.tsx";
import { openLabel } from "./scripture-text.ts";

interface Props {
  /** As somebody wrote it: "John 3:16". */
  reference: string;
}

/** A reference to the Bible, which opens its verses. */
export function ScriptureReference({ reference }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { part, isFetching } = usePart(() => import("./scripture-sheet.tsx"), isOpen, close);
  return (
    <>
      <ReferenceButton
        busy={isFetching}
        aria-label={openLabel(reference)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {reference}
      </ReferenceButton>
      {isOpen && part && <part.ScriptureSheet reference={reference} onClose={close} />}
    </>
  );
}
