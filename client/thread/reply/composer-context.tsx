import X from "lucide-react/icons/x";
import styled from "styled-components";
import type { Quote } from "../../../schema/thread/message.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { Quoted } from "./quoted.tsx";

interface Props {
  /** What one is answering; null where one changes a message. */
  quote: Quote | null;
  myId: string;
  onDrop: () => void;
}

const Line = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 4px 0 8px;
  > div { flex: 1; min-width: 0; }
`;

/** What one is doing, over the field, where it is not a message of its own; and the way out of it. */
export function ComposerContext({ quote, myId, onDrop }: Props) {
  return (
    <Line>
      <div>
        {quote ? (
          <>
            <VisuallyHidden>Answering:</VisuallyHidden>
            <Quoted quote={quote} myId={myId} />
          </>
        ) : (
          <Text $size="small" $weight={700} $tone="accentText">
            Changing your message
          </Text>
        )}
      </div>
      <IconButton label={quote ? "Do not answer this message" : "Leave it as it was"} icon={<X />} onClick={onDrop} />
    </Line>
  );
}
