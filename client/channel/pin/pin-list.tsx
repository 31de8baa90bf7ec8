import { useMutation } from "@tanstack/react-query";
import PinOff from "lucide-react/icons/pin-off";
import styled from "styled-components";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import type { MessageTarget } from "../../thread/message/use-message-actions.ts";
import { unknownUser } from "../../thread/thread-text.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { shortTime } from "../../ui/format/short-time.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import { color } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";
import { changePin } from "./change-pin.ts";
import * as text from "./pin-text.ts";
import { pinnedText } from "./pinned-text.ts";

interface Props {
  pins: readonly MessageFound[];
  channelId: string;
  canPin: boolean;
  /** The server records what this member changes. */
  isLogged: boolean;
  onChoose: (target: MessageTarget) => void;
  onClose: () => void;
}

// The pictures and the buttons are below the dialog's title and its close button.
const Item = styled.li`
  display: flex;
  align-items: center;
  margin-inline: -12px -8px;
  > :first-child { flex: 1; min-width: 0; }
`;

// Beside the name, because the button leaves little room at the end.
const NameAndTime = styled.span`display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline;`;
const Time = styled.time`color: ${color.muted}; font-size: ${typeScale.tiny}; font-weight: 400; font-variant-numeric: tabular-nums;`;

/** How much of a message a button's name repeats. */
const NAMED_CHARACTERS = 40;

/** All pinned messages of a channel. One of them is shown at its place among the others when it is pressed. */
export function PinList({ pins, channelId, canPin, isLogged, onChoose, onClose }: Props) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (seq: number) => changePin({ channelId, seq, isOn: false, isLogged }),
  });
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={text.listTitle}>
      {pins.length === 0 && <Text $tone="muted">{text.listEmpty}</Text>}
      <Stack as="ul" $gap={4}>
        {pins.map(({ seq, senderName, senderAvatarUrl, senderRoles, createdAt, ...pin }) => (
          <Item key={seq}>
            <ListRow
              onPress={() => onChoose({ seq })}
              start={<Avatar name={senderName} src={senderAvatarUrl} size={36} />}
              title={
                <NameAndTime>
                  <MemberName name={senderName || unknownUser} roles={senderRoles} />
                  <Time dateTime={new Date(createdAt).toISOString()}>{shortTime(createdAt, Date.now())}</Time>
                </NameAndTime>
              }
              detail={pinnedText(pin)}
              detailLines={3}
            />
            {canPin && (
              <IconButton
                label={text.unpinLabel(pinnedText(pin).slice(0, NAMED_CHARACTERS))}
                icon={<PinOff />}
                busy={isPending && variables === seq}
                onClick={() => !isPending && mutate(seq)}
              />
            )}
          </Item>
        ))}
      </Stack>
    </Dialog>
  );
}
