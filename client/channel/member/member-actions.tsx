import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import ShieldMinus from "lucide-react/icons/shield-minus";
import ShieldPlus from "lucide-react/icons/shield-plus";
import UserMinus from "lucide-react/icons/user-minus";
import UserRound from "lucide-react/icons/user-round";
import type { ChannelMember } from "../../../schema/channel/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import type { ChannelPermissions } from "../channel-permissions.ts";
import { roleNames } from "../channel-text.ts";
import * as text from "./member-text.ts";

interface Props {
  member: ChannelMember;
  permissions: ChannelPermissions;
  isBusy: boolean;
  /** The code of the sheet is being fetched. */
  isFetching: boolean;
  onAbout: () => void;
  onRole: (role: "admin" | "member") => void;
  onGive: () => void;
  onRemove: () => void;
}

/** The actions on one member. It only shows those that the server allows. */
export function MemberActions({
  member: { role },
  permissions,
  isBusy,
  isFetching,
  onAbout,
  onRole,
  onGive,
  onRemove,
}: Props) {
  return (
    <Stack $gap={8}>
      <Text $tone="muted">{roleNames[role]}</Text>
      <Button variant="secondary" block busy={isFetching} icon={<UserRound aria-hidden />} onClick={onAbout}>
        {text.aboutButton}
      </Button>
      {permissions.canPromote(role) && (
        <Button
          variant="secondary"
          block
          busy={isBusy}
          icon={<ShieldPlus aria-hidden />}
          onClick={() => onRole("admin")}
        >
          {text.makeAdminButton}
        </Button>
      )}
      {permissions.canDemote(role) && (
        <Button
          variant="secondary"
          block
          busy={isBusy}
          icon={<ShieldMinus aria-hidden />}
          onClick={() => onRole("member")}
        >
          {text.makeMemberButton}
        </Button>
      )}
      {permissions.canTransferTo(role) && (
        <Button variant="secondary" block icon={<ArrowRightLeft aria-hidden />} onClick={onGive}>
          {text.handOverChannelButton}
        </Button>
      )}
      {permissions.canRemove(role) && (
        <Button variant="danger" block icon={<UserMinus aria-hidden />} onClick={onRemove}>
          {text.removeFromChannelButton}
        </Button>
      )}
    </Stack>
  );
}
