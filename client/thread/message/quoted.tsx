import type { Quote } from "../../../schema/thread/message.ts";
import { lineOf } from "../attachment/attachment-line.ts";
import * as threadText from "../thread-text.ts";
import * as messageText from "./message-text.ts";
import { Quote as QuoteBox } from "./quote.tsx";

interface Props {
  quote: Quote;
  myId: string;
  onPress?: (() => void) | undefined;
}

/** The text of a quote. It is empty if the reader may not see the quoted message. */
function textOf(quote: Quote): string {
  if (quote.isDeleted) return threadText.messageDeleted;
  return lineOf(quote) || threadText.messageHidden;
}

function authorOf(quote: Quote, myId: string): string {
  const { senderId, senderName, isDeleted } = quote;
  if (!isDeleted && lineOf(quote) === "") return messageText.quotedHidden;
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
