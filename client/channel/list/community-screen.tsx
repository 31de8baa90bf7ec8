import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useNavigate } from "react-router";
import styled from "styled-components";
import type { Channel } from "../../../schema/channel/api.ts";
import { CHANNEL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { Screen } from "../../frame/screen.tsx";
import { Button } from "../../ui/button/button.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { toastLoadFailed, useLazyModule } from "../../ui/overlay/use-lazy-module.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useJoinChannel } from "../channel-queries.ts";
import { InvitationSection } from "../invitation/invitation-section.tsx";
import { ChannelList } from "./channel-list.tsx";
import * as text from "./list-text.ts";

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > :first-child { flex: 1 1 240px; max-width: 520px; }
  > button { flex: 0 1 auto; }
  @media (max-width: 599px) {
    > :first-child { max-width: none; }
    > button { flex-grow: 1; }
  }
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
  const { part: late, isFetching } = useLazyModule(
    () => import("./create-channel.tsx"),
    draftName !== null,
    () => {
      setDraftName(null);
      toastLoadFailed();
    },
  );

  function created({ channelId }: Channel) {
    setDraftName(null);
    enter(channelId);
  }

  return (
    <Screen title={text.screenTitle} width="full">
      <Stack $gap={24}>
        <Stack $gap={8}>
          <Heading level={1}>{text.screenTitle}</Heading>
          <Text $tone="muted" $size="lead">
            {text.lead}
          </Text>
        </Stack>
        <InvitationSection onAccepted={enter} />
        <Tools>
          <SearchField label={text.searchLabel} value={typed} maxLength={CHANNEL_NAME_MAX_LENGTH} onChange={setTyped} />
          <Button icon={<Plus aria-hidden />} busy={isFetching} aria-haspopup="dialog" onClick={() => setDraftName("")}>
            {text.createButton}
          </Button>
        </Tools>
        <ChannelList typed={typed} joining={joining} onJoin={joinNow} onCreate={setDraftName} />
      </Stack>
      {late && draftName !== null && (
        <late.CreateChannel initialName={draftName} onCreated={created} onCancel={() => setDraftName(null)} />
      )}
    </Screen>
  );
}
