import styled from "styled-components";
import { copyText } from "../ui/button/copy-text.ts";
import { toast } from "../ui/feedback/toast.ts";
import { Code } from "../ui/text/code.tsx";
import { color, hover, transition } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";

interface Props {
  code: string;
  size?: "giant" | "heading" | "lead";
}

const Face = styled.button<{ $size: "giant" | "heading" | "lead" }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  max-width: 100%;
  min-height: 44px;
  padding: 4px;
  margin-inline: -4px;
  border-radius: ${radius.small};
  // The signs select all of themselves, which a press on the button should not.
  > * { user-select: none; }
  ${({ $size }) => $size === "giant" && "> span { font-size: clamp(1.75rem, 8.6vw, 2.5rem); }"}
  ${({ $size }) => $size === "lead" && "> span { font-size: clamp(1rem, 5.4vw, 1.1875rem); }"}
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
`;

/** The room's code; pressing it copies it. */
export function RoomCodeButton({ code, size = "giant" }: Props) {
  async function copy() {
    if (await copyText(code)) toast({ title: "Copied!", message: "Room code copied to clipboard.", duration: 2500 });
    else toast({ title: "Not copied", message: `This browser does not copy by itself. The code is ${code}.` });
  }
  return (
    <Face type="button" $size={size} title="Copy room code" aria-label={`Copy room code ${code}`} onClick={copy}>
      <Code value={code} size={size} silent />
    </Face>
  );
}
