import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import { useAnnounce } from "../feedback/announcer.tsx";
import { Button } from "./button.tsx";
import type { ButtonVariant } from "./button-style.ts";
import { copied, copyFailed } from "./button-text.ts";
import { copyText } from "./copy-text.ts";

interface Props {
  text: string;
  label: string;
  copiedLabel?: string;
  failedLabel?: string;
  variant?: ButtonVariant;
  block?: boolean;
  /** Called after copying, for instance to show a toast. */
  onCopied?: () => void;
}

/** Copies a text, and reports it in its label for two seconds. */
export function CopyButton({
  text,
  label,
  copiedLabel = copied,
  failedLabel = copyFailed,
  variant = "secondary",
  block = false,
  onCopied,
}: Props) {
  const [outcome, setOutcome] = useState<string>();
  const announce = useAnnounce();
  useEffect(() => {
    if (outcome === undefined) return;
    const end = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(end);
  }, [outcome]);
  async function copy() {
    const done = await copyText(text);
    const message = done ? copiedLabel : failedLabel;
    setOutcome(message);
    announce(message);
    if (done) onCopied?.();
  }
  return (
    <Button
      variant={variant}
      block={block}
      icon={outcome === copiedLabel ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={copy}
    >
      {outcome ?? label}
    </Button>
  );
}
