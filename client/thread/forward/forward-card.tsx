import Forward from "lucide-react/icons/forward";
import { Link } from "react-router";
import styled, { css } from "styled-components";
import type { Forwarded } from "../../../schema/thread/forward.ts";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { color, hover, transition } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import { lineOf } from "../attachment/attachment-line.ts";
import { messageDeleted, unknownUser } from "../thread-text.ts";
import * as text from "./forward-text.ts";

interface Props {
  forwarded: Forwarded;
  /** It leads to the original. */
  isLink: boolean;
}

const cardStyle = css`
  display: grid;
  gap: 4px;
  margin-block: 4px;
  padding: 4px 12px 8px;
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.small};
  color: ${color.text};
  background: ${color.accentSoft};
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: none;
  white-space: pre-wrap;
`;
const Card = styled.div`${cardStyle}`;
const LinkCard = styled(Link)`
  ${cardStyle}
  min-height: 44px;
  ${transition("border-color")}
  ${hover} { &:hover { border-color: ${color.text}; } }
  &:focus-visible { border-radius: ${radius.small}; }
`;
const Head = styled.span`
  color: ${color.accentText};
  font-size: ${typeScale.small};
  font-weight: 700;
  > svg { display: inline; width: 14px; height: 14px; margin-inline-end: 4px; vertical-align: -2px; }
`;
const Quiet = styled.em`color: ${color.muted}; font-size: ${typeScale.small};`;

/** THREAD-82, THREAD-83: the original of a forward as it is now, or that it can't be read. */
export function ForwardCard({ forwarded, isLink }: Props) {
  if ("isUnreadable" in forwarded) {
    return (
      <Card>
        <Head>
          <Forward aria-hidden />
          {text.forwardedMessage}
        </Head>
        <Quiet>{text.unreadable}</Quiet>
      </Card>
    );
  }
  const { threadId, seq, channelName, senderName, senderRoles = [], isDeleted } = forwarded;
  const content = (
    <>
      <Head dir="auto">
        <Forward aria-hidden />
        {text.forwardedFrom(senderName || unknownUser, channelName)}
      </Head>
      <RoleBadges roles={senderRoles} />
      {isDeleted ? (
        <Quiet>{messageDeleted}</Quiet>
      ) : (
        <span dir="auto">{lineOf({ text: forwarded.text, attachmentKind: forwarded.attachment?.kind })}</span>
      )}
    </>
  );
  if (!isLink) return <Card>{content}</Card>;
  return (
    <LinkCard to={`/community/channel/${threadId}`} state={{ seq }}>
      {content}
    </LinkCard>
  );
}
