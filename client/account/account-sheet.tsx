import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import PencilLine from "lucide-react/icons/pencil-line";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import type { Me } from "../../schema/account/api.ts";
import { DataSaverPanel } from "../frame/data-saver/data-saver-panel.tsx";
import { SECURITY_PATH } from "../frame/return-path.ts";
import { useSignOut } from "../frame/sign-out/use-sign-out.tsx";
import { NamePanel } from "../profile/name-panel.tsx";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import * as text from "./account-text.ts";

interface Props {
  me: Me;
  onClose: () => void;
}

/** The member's name and email, with buttons to change the name, to see their reports and blocks, and to sign out. */
export function AccountSheet({ me, onClose }: Props) {
  const [isNaming, setIsNaming] = useState(false);
  const here = useSignOut({ onDone: onClose });
  const everywhere = useSignOut({ everywhere: true, onDone: onClose });

  if (isNaming) return <NamePanel open current={me.full_name} skipLabel={text.cancelNameButton} onDone={onClose} />;
  if (here.isAsking) return here.question;
  if (everywhere.isAsking) return everywhere.question;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={text.accountTitle} size="small">
      <Stack>
        <Row $gap={12}>
          <Avatar name={me.full_name ?? ""} src={me.avatar_url} size={56} />
          <Stack $gap={0}>
            <Text $weight={700} $cut>
              {me.full_name ?? text.unnamedMember}
            </Text>
            <SecondaryText $cut title={me.email}>
              {me.email}
            </SecondaryText>
          </Stack>
        </Row>
        <Button
          variant={me.full_name === null ? "primary" : "secondary"}
          block
          icon={<PencilLine aria-hidden />}
          onClick={() => setIsNaming(true)}
        >
          {me.full_name === null ? text.chooseNameButton : text.changeNameButton}
        </Button>
        <ButtonLink to="/my-safety" variant="secondary" block icon={<ShieldCheck aria-hidden />} onClick={onClose}>
          {text.mySafetyLink}
        </ButtonLink>
        <ButtonLink
          to={SECURITY_PATH}
          variant={me.pendingRoles.length > 0 ? "primary" : "secondary"}
          block
          icon={<KeyRound aria-hidden />}
          onClick={onClose}
        >
          {text.securityLink}
        </ButtonLink>
        <DataSaverPanel />
        <Button variant="secondary" block icon={<LogOut aria-hidden />} busy={here.isPending} onClick={here.press}>
          {text.signOutButton}
        </Button>
        <Button variant="quiet" block busy={everywhere.isPending} onClick={everywhere.press}>
          {text.signOutEverywhereButton}
        </Button>
      </Stack>
    </Dialog>
  );
}
