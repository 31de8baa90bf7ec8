import type { Quote } from "../../../schema/thread/message.ts";
import { Quote as QuoteFace } from "../../ui/message/quote.tsx";
import { unknownUser } from "../unknown-user.ts";

interface Props {
  quote: Quote;
  myId: string;
  onPress?: (() => void) | undefined;
}

/** The words of a quote; those of a message that the reader may not see are empty. */
function textOf({ text, isDeleted }: Quote): string {
  if (isDeleted) return "Message deleted";
  return text || "Message hidden";
}

/** What a reply answers, in short. */
export function Quoted({ quote, myId, onPress }: Props) {
  const isHidden = !quote.isDeleted && quote.text === "";
  const name = isHidden ? "Reply to" : quote.senderId === myId ? "You" : quote.senderName || unknownUser;
  return (
    <QuoteFace author={name} {...(onPress && { onPress })}>
      {textOf(quote)}
    </QuoteFace>
  );
}
