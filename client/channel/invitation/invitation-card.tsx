import Flag from "lucide-react/icons/flag";
import type { ChannelInvitation } from "../../../schema/channel/invitation-api.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { ChannelIcon } from "../channel-icon.tsx";
import * as text from "./invitation-text.ts";

interface Props {
  invitation: ChannelInvitation;
  /** The answer that is being sent. */
  sending: "accept" | "decline" | null;
  onAccept: () => void;
  onDecline: () => void;
  onReport: () => void;
}

/** What the member may know of a channel before they join it, and the buttons to answer. */
export function InvitationCard({ invitation, sending, onAccept, onDecline, onReport }: Props) {
  const { name, description } = invitation;
  const supervised = text.supervisedBy(invitation);
  return (
    <Card as="article" $padding={16} $lit>
      <Stack $gap={12}>
        <Row $gap={12} $align="start">
          <ChannelIcon channel={invitation} />
          <Stack $gap={0}>
            <Heading level={3} size="lead">
              {name}
            </Heading>
            <SecondaryText as="div">
              <NamesInSentence sentence={text.invitedBy(invitation)} members={[invitation.invitedBy]} />
            </SecondaryText>
          </Stack>
        </Row>
        {description !== "" && <Text $size="small">{description}</Text>}
        {supervised !== null && <SecondaryText>{supervised}</SecondaryText>}
        <Cluster $gap={8}>
          <Button busy={sending === "accept"} aria-label={text.acceptLabel(name)} onClick={onAccept}>
            {text.acceptButton}
          </Button>
          <Button
            variant="secondary"
            busy={sending === "decline"}
            aria-label={text.declineLabel(name)}
            onClick={onDecline}
          >
            {text.declineButton}
          </Button>
          <IconButton label={text.reportLabel(name)} icon={<Flag />} aria-haspopup="dialog" onClick={onReport} />
        </Cluster>
      </Stack>
    </Card>
  );
}
