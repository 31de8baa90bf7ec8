import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { QueryState } from "../../frame/query-state.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { blockedQuery, useUnblock } from "./mine-queries.ts";
import * as text from "./mine-text.ts";

// Long names wrap, so that they can be read in full.
const WrappedName = styled.span`display: block; white-space: normal;`;

/** The members whom the member has blocked. `onUnblocked` is called before a row and its button disappear. */
export function BlockedList({ onUnblocked }: { onUnblocked: () => void }) {
  const query = useQuery(blockedQuery);
  const { mutate, isPending, variables } = useUnblock(onUnblocked);
  if (!query.data) return <QueryState query={query} label={text.loadingBlocked} level={3} rows={2} />;
  const { blocked } = query.data;
  if (blocked.length === 0) return <EmptyState level={3} title={text.noneBlockedTitle} hint={text.noneBlockedHint} />;
  return (
    <Stack $gap={12}>
      <Text $tone="muted">{text.blockedHint}</Text>
      <Card as="ul" $padding={4} aria-labelledby="blocked">
        {blocked.map((member) => (
          <li key={member.memberId}>
            <ListRow
              start={<Avatar name={member.displayName} src={member.avatarUrl} />}
              title={
                <WrappedName>
                  <MemberName name={member.displayName} roles={member.roles} />
                </WrappedName>
              }
              end={
                <Button
                  variant="secondary"
                  aria-label={text.unblockLabel(member.displayName)}
                  busy={isPending && variables.memberId === member.memberId}
                  onClick={() => mutate(member)}
                >
                  {text.unblockButton}
                </Button>
              }
            />
          </li>
        ))}
      </Card>
    </Stack>
  );
}
