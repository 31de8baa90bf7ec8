import type { Quote } from "../../../schema/thread/message.ts";
import { Quote as QuoteBox } from "../../ui/message/quote.tsx";
import { unknownUser } from "../unknown-user.ts";

interface Props {
  quote: Quote;
  myId: string;
  onPress?: (() => void) | undefined;
}

/** The text of a quote. It is empty if the reader may not see the quoted message. */
function textOf({ text, isDeleted }: Quote): string {
  if (isDeleted) return "Message deleted";
  return text || "Message hidden";
}

/** The short form of the message that a reply refers to. */
export function Quoted({ quote, myId, onPress }: Props) {
  const isHidden = !quote.isDeleted && quote.text === "";
  const name = isHidden ? "Reply to" : quote.senderId === myId ? "You" : quote.senderName || unknownUser;
  return (
    <QuoteBox author={name} {...(onPress && { onPress })}>
      {textOf(quote)}
    </QuoteBox>
  );
}
