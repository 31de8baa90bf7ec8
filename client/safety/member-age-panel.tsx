import { useState } from "react";
import type { MemberFile } from "../../schema/member/admin-api.ts";
import { useToday } from "../frame/use-today.ts";
import { NamesInSentence } from "../member/names-in-sentence-panel.tsx";
import { community } from "../net/community.ts";
import { Button } from "../ui/button/button.tsx";
import { usePart } from "../ui/late/use-part.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { ageOn } from "./newcomer/age.ts";
import { formatBirthDate, formatDate } from "./newcomer/newcomer-format.ts";
import { useConfirmAges } from "./newcomer/newcomer-queries.ts";
import * as text from "./newcomer/newcomer-text.ts";

interface Props {
  member: MemberFile;
  /** Called after a change, and after one that was refused because the date has changed. */
  onChanged: () => void;
}

/** What is known of a member's age, with the buttons to confirm and to correct it. */
export function MemberAge({ member, onChanged }: Props) {
  const { memberId, displayName, birthDate, age, isSelf } = member;
  const [isCorrecting, setCorrecting] = useState(false);
  const confirm = useConfirmAges(onChanged);
  const { part, isFetching } = usePart(() => import("./newcomer/correct-birth-date.tsx"), isCorrecting, setCorrecting);
  return (
    <Panel title={text.agePanelTitle}>
      <Stack $gap={16}>
        <AgeLine member={member} />
        {isSelf ? (
          <Text $tone="muted">{text.ownAgeHint}</Text>
        ) : (
          <Cluster $gap={12}>
            {age === "declared" && birthDate !== null && (
              <Button busy={confirm.isPending} onClick={() => confirm.mutate([{ memberId, displayName, birthDate }])}>
                {text.confirmButton}
              </Button>
            )}
            <Button variant="secondary" busy={isFetching} onClick={() => setCorrecting(true)}>
              {birthDate === null ? text.enterAction : text.correctAction}
            </Button>
          </Cluster>
        )}
      </Stack>
      {part && isCorrecting && (
        <part.CorrectBirthDate
          member={{ memberId, displayName, birthDate }}
          onChanged={onChanged}
          onClose={() => setCorrecting(false)}
        />
      )}
    </Panel>
  );
}

function AgeLine({ member }: { member: MemberFile }) {
  const { birthDate, age, roles, ageConfirmedBy, ageConfirmedAt } = member;
  const today = useToday(community.timeZone);
  return (
    <Stack $gap={4}>
      <Text $weight={700}>
        {birthDate === null ? text.unknownAge : text.bornOn(formatBirthDate(birthDate), ageOn(birthDate, today))}
      </Text>
      {age === "declared" && <Text $tone="muted">{text.declaredHint}</Text>}
      {ageConfirmedAt !== null && (
        <Text as="div" $tone="muted">
          <NamesInSentence
            sentence={text.confirmedLine(ageConfirmedBy?.displayName ?? text.deletedMember, formatDate(ageConfirmedAt))}
            members={[ageConfirmedBy]}
          />
        </Text>
      )}
      {roles.length > 0 && <Text $tone="muted">{text.roleAgeHint}</Text>}
    </Stack>
  );
}
