import Hash from "lucide-react/icons/hash";
import Lock from "lucide-react/icons/lock";
import styled from "styled-components";
import type { Channel } from "../../schema/channel/api.ts";
import { toneOf } from "../ui/text/avatar-name.ts";
import { answerTone } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";

const Tile = styled.span<{ $fill: string; $on: string }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.medium};
  color: ${({ $on }) => $on};
  background: ${({ $fill }) => $fill};
  > svg { width: 22px; height: 22px; }
`;

/** A channel's own small picture. Always beside its written name, so it is silent. */
export function ChannelIcon({ channel: { name, isPrivate } }: { channel: Pick<Channel, "name" | "isPrivate"> }) {
  const { fill, on } = answerTone(toneOf(name));
  return (
    <Tile aria-hidden $fill={fill} $on={on}>
      {isPrivate ? <Lock /> : <Hash />}
    </Tile>
  );
}
