import styled from "styled-components";
import type { Channel } from "../../../schema/channel/api.ts";
import { lineOf } from "../../thread/attachment/attachment-line.ts";
import { color } from "../../ui/theme/css.ts";
import { memberCountText } from "../channel-text.ts";
import * as text from "./list-text.ts";

interface Props {
  channel: Pick<Channel, "lastMessage" | "description" | "memberCount">;
  /** What the member has written there and not sent. */
  draft?: string | undefined;
}

const Label = styled.span`color: ${color.accentText}; font-weight: 700;`;

/** CHANNEL-47: what is new in a channel, on one line: the member's draft or the last message; otherwise what it is about. */
export function LastLine({ channel: { lastMessage, description, memberCount }, draft }: Props) {
  if (draft) {
    return (
      <>
        <Label>{text.draftLabel}</Label> {draft}
      </>
    );
  }
  return lastMessage
    ? text.messageLine(lastMessage.senderName, lineOf(lastMessage))
    : description || memberCountText(memberCount);
}
