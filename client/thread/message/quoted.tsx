import { forwardedMessage } from "../../../schema/thread/forward-text.ts";
import type { Quote } from "../../../schema/thread/message.ts";
import * as threadText from "../thread-text.ts";
import * as messageText from "./message-text.ts";
import { Quote as QuoteBox } from "./quote.tsx";

interface Props {
  quote: Quote;
  myId: string;
  onPress?: (() => void) | undefined;
}

/** The text of a quote. It is empty if the reader may not see the quoted message. */
function textOf({ text, isDeleted, isForward }: Quote): string {
  if (isDeleted) return threadText.messageDeleted;
  if (isForward) return forwardedMessage;
  return text || threadText.messageHidden;
}

function authorOf({ senderId, senderName, text, isDeleted, isForward }: Quote, myId: string): string {
  if (!isDeleted && !isForward && text === "") return messageText.quotedHidden;
  return senderId === myId ? messageText.quotedOwn : senderName || threadText.unknownUser;
}

/** The short form of the message that a reply refers to. */
export function Quoted({ quote, myId, onPress }: Props) {
  return (
    <QuoteBox author={authorOf(quote, myId)} {...(onPress && { onPress })}>
      {textOf(quote)}
    </QuoteBox>
  );
}
