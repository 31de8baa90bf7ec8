import { copyText } from "../ui/button/copy-text.ts";
import { toast } from "../ui/feedback/toast.ts";
import { Code, type CodeSize } from "../ui/text/code.tsx";
import { CodeButton } from "./code-button.tsx";
import * as text from "./game-text.ts";

interface Props {
  code: string;
  size?: Exclude<CodeSize, "line">;
}

/** The room's code. Pressing it copies the code. */
export function RoomCodeButton({ code, size = "giant" }: Props) {
  async function copy() {
    if (await copyText(code)) toast({ title: text.copiedTitle, message: text.codeCopied, duration: 2500 });
    else toast({ title: text.notCopiedTitle, message: text.codeNotCopied(code) });
  }
  return (
    <CodeButton type="button" title={text.copyCodeTitle} aria-label={text.copyCodeLabel(code)} onClick={copy}>
      <Code value={code} size={size} hideFromScreenReaders />
    </CodeButton>
  );
}
