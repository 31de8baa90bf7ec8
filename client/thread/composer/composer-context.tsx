import X from "lucide-react/icons/x";
import styled from "styled-components";
import type { Quote } from "../../../schema/thread/message.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { Quoted } from "../message/quoted.tsx";
import * as text from "./composer-text.ts";

interface Props {
  /** The message being replied to. Null while editing. */
  quote: Quote | null;
  myId: string;
  onCancel: () => void;
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 4px 0 8px;
  > div { flex: 1; min-width: 0; }
`;

/** Shows above the field that the member is replying or editing, with a button to cancel. */
export function ComposerContext({ quote, myId, onCancel }: Props) {
  return (
    <Row>
      <div>
        {quote ? (
          <>
            <VisuallyHidden>{text.replyingTo}</VisuallyHidden>
            <Quoted quote={quote} myId={myId} />
          </>
        ) : (
          <Text $size="small" $weight={700} $tone="accentText">
            {text.editingTitle}
          </Text>
        )}
      </div>
      <IconButton label={quote ? text.cancelReplyButton : text.cancelEditButton} icon={<X />} onClick={onCancel} />
    </Row>
  );
}
