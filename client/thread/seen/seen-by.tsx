import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import styled from "styled-components";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { hover } from "../../ui/theme/css.ts";
import { sent } from "../message/message-text.ts";
import * as text from "./seen-text.ts";

// It looks like the text around it, but its touch area is 44 px high. Most of it is below, where nothing can be pressed.
const Press = styled.button`
  position: relative;
  &::after { content: ""; position: absolute; inset: -8px -8px -20px; }
  ${hover} { &:hover { text-decoration: underline; } }
`;

interface Props {
  /** How many have seen it. 0 if this message has no mark. */
  by: number;
  /** Shows who. Undefined in a conversation, where it can only be one. */
  onOpen: (() => void) | undefined;
}

/** The state of the member's own message: stored, or seen by others. It is read with the message and never announced. */
export function SeenBy({ by, onOpen }: Props) {
  if (by === 0) {
    return (
      <>
        <Check aria-hidden />
        <VisuallyHidden>{sent}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <CheckCheck aria-hidden />
      {onOpen ? (
        <Press type="button" aria-label={text.seenByLabel(by)} onClick={onOpen}>
          {text.seenBy(by)}
        </Press>
      ) : (
        <span>{text.seen}</span>
      )}
    </>
  );
}
