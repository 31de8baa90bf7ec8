import X from "lucide-react/icons/x";
import styled from "styled-components";
import type { Quote } from "../../../schema/thread/message.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { Quoted } from "./quoted.tsx";

interface Props {
  quote: Quote;
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

/** What one is answering, over the field, and the way to answer nothing. */
export function Answering({ quote, myId, onDrop }: Props) {
  return (
    <Line>
      <VisuallyHidden>Answering:</VisuallyHidden>
      <Quoted quote={quote} myId={myId} />
      <IconButton label="Do not answer this message" icon={<X />} onClick={onDrop} />
    </Line>
  );
}
