import type { NewcomerFound } from "../../../schema/safety/newcomer-api.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { formatDate } from "./newcomer-format.ts";
import { useConfirmAgeGroup } from "./newcomer-queries.ts";
import * as text from "./newcomer-text.ts";

/** A member whom a mentor has found, with what they say of their age and a button to confirm that. */
export function NewcomerRow({ newcomer }: { newcomer: NewcomerFound }) {
  const { displayName, avatarUrl, roles, joinedAt, ageGroup, isConfirmedByCaller } = newcomer;
  const confirm = useConfirmAgeGroup();
  return (
    <Card $padding={16}>
      <Stack $gap={12}>
        <ListRow
          start={<Avatar name={displayName} src={avatarUrl} />}
          wrap
          title={<MemberName name={displayName} roles={roles} />}
          detail={`${text.claims[ageGroup]} ${text.joinedOn(formatDate(joinedAt))}`}
          detailLines={3}
        />
        {isConfirmedByCaller ? (
          <Text $tone="muted">{text.needsAnother}</Text>
        ) : (
          <Button
            block
            variant="secondary"
            busy={confirm.isPending}
            aria-label={text.confirmGroupLabel[ageGroup](displayName)}
            onClick={() => confirm.mutate(newcomer)}
          >
            {text.confirmGroupButton[ageGroup]}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
