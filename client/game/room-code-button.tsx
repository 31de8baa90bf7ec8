import { copyText } from "../ui/button/copy-text.ts";
import { toast } from "../ui/feedback/toast.ts";
import { CodeButton } from "../ui/game/code-button.tsx";
import { Code } from "../ui/text/code.tsx";

interface Props {
  code: string;
  size?: "giant" | "heading" | "lead";
}

/** The room's code. Pressing it copies the code. */
export function RoomCodeButton({ code, size = "giant" }: Props) {
  async function copy() {
    if (await copyText(code)) toast({ title: "Copied!", message: "Room code copied to clipboard.", duration: 2500 });
    else toast({ title: "Not copied", message: `Your browser doesn't allow copying. The code is ${code}.` });
  }
  return (
    <CodeButton type="button" $size={size} title="Copy room code" aria-label={`Copy room code ${code}`} onClick={copy}>
      <Code value={code} size={size} hideFromScreenReaders />
    </CodeButton>
  );
}
