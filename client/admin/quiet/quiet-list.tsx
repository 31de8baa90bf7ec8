import type { QuietMember } from "../../../schema/admin/analytics-api.ts";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { useSession } from "../../net/session.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { NameButton } from "../../ui/button/name-button.ts";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import * as text from "../analytics/analytics-text.ts";

interface Props {
  members: readonly QuietMember[];
  /** The next page is being fetched. */
  isStale: boolean;
}

type OpenSheet = ReturnType<typeof useMemberSheet>["openSheet"];

/** Members who have gone quiet. A name opens its sheet, which offers a conversation where the policy allows one. */
export function QuietList({ members, isStale }: Props) {
  const { openSheet, sheet } = useMemberSheet();
  return (
    <>
      <Stack as="ul" aria-label={text.quietTitle} aria-busy={isStale} $gap={16}>
        {members.map((member) => (
          <li key={member.memberId}>
            <QuietRow member={member} onOpen={openSheet} />
          </li>
        ))}
      </Stack>
      {sheet}
    </>
  );
}

function QuietRow({ member, onOpen }: { member: QuietMember; onOpen: OpenSheet }) {
  return (
    <Cluster $justify="between" $gap={8}>
      <Row $gap={12}>
        <Avatar name={member.displayName} src={member.avatarUrl ?? undefined} />
        <Stack $gap={0} $align="start">
          <Text as="span" $weight={700}>
            <NameButton type="button" aria-haspopup="dialog" onClick={() => onOpen(member)}>
              {member.displayName}
            </NameButton>
          </Text>
          <RoleBadges roles={member.roles} />
          <SecondaryText>{text.quietFor(member.days)}</SecondaryText>
        </Stack>
      </Row>
      <Mentor mentor={member.mentor} onOpen={onOpen} />
    </Cluster>
  );
}

/** ADMIN-17: who could say hello. Their sheet offers a conversation. */
function Mentor({ mentor, onOpen }: { mentor: QuietMember["mentor"]; onOpen: OpenSheet }) {
  const { me } = useSession();
  if (mentor === null || mentor.memberId === me?.memberId) {
    return <SecondaryText>{mentor === null ? text.noMentor : text.youKnowThem}</SecondaryText>;
  }
  return (
    <Stack $gap={4} $align="start">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => onOpen(mentor)}>
        {text.askButton(mentor.displayName)}
      </Button>
      <RoleBadges roles={mentor.roles} />
    </Stack>
  );
}
