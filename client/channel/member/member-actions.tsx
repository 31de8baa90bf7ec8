import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import ShieldMinus from "lucide-react/icons/shield-minus";
import ShieldPlus from "lucide-react/icons/shield-plus";
import UserMinus from "lucide-react/icons/user-minus";
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
  onRole: (role: "admin" | "member") => void;
  onGive: () => void;
  onRemove: () => void;
}

/** The actions on one member. It only shows those that the server allows. */
export function MemberActions({ member: { role }, permissions, isBusy, onRole, onGive, onRemove }: Props) {
  return (
    <Stack $gap={8}>
      <Text $tone="muted">{roleNames[role]}</Text>
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
