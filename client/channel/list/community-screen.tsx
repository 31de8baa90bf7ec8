import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useNavigate } from "react-router";
import styled from "styled-components";
import type { Channel } from "../../../schema/channel/api.ts";
import { CHANNEL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { Screen } from "../../frame/screen.tsx";
import { SearchAllLink } from "../../thread/everywhere/search-all-link.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { useJoinChannel } from "../channel-queries.ts";
import { InvitationSection } from "../invitation/invitation-section.tsx";
import { ChannelList } from "./channel-list.tsx";
import * as text from "./list-text.ts";

const Tools = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  > :first-child { flex: 1 1 auto; min-width: 0; }
  > button { flex: none; }
  ${from.navigation} { > :first-child { max-width: 520px; } }
`;

/** All channels that the member is in or may join. A member can also create one here. */
export function CommunityScreen() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  /** The name that the new channel starts with. Null while none is being created. */
  const [draftName, setDraftName] = useState<string | null>(null);
  const enter = (channelId: string) =>
    void navigate(`/community/channel/${channelId}`, { state: { isFromList: true } });
  const { joining, joinNow } = useJoinChannel(enter);
  const close = () => setDraftName(null);
  const { part: late, isFetching } = usePart(() => import("./create-channel.tsx"), draftName !== null, close);

  function created({ channelId }: Channel) {
    setDraftName(null);
    enter(channelId);
  }

  const isPhone = !useMinWidth("navigation");
  const create = { busy: isFetching, "aria-haspopup": "dialog", onClick: () => setDraftName("") } as const;
  return (
    <Screen title={text.screenTitle} width="full">
      <Stack $gap={isPhone ? 16 : 24}>
        <Stack $gap={8}>
          <Heading level={1}>{text.screenTitle}</Heading>
          {!isPhone && (
            <Text $tone="muted" $size="lead">
              {text.lead}
            </Text>
          )}
        </Stack>
        <InvitationSection onAccepted={enter} />
        <Tools>
          <SearchField label={text.searchLabel} value={typed} maxLength={CHANNEL_NAME_MAX_LENGTH} onChange={setTyped} />
          {isPhone ? (
            <IconButton label={text.createButton} icon={<Plus />} variant="primary" {...create} />
          ) : (
            <Button icon={<Plus aria-hidden />} {...create}>
              {text.createButton}
            </Button>
          )}
        </Tools>
        {typed.trim() !== "" && (
          <div>
            <SearchAllLink typed={typed} />
          </div>
        )}
        <ChannelList typed={typed} joining={joining} onJoin={joinNow} onCreate={setDraftName} />
      </Stack>
      {late && draftName !== null && (
        <late.CreateChannel initialName={draftName} onCreated={created} onCancel={close} />
      )}
    </Screen>
  );
}
