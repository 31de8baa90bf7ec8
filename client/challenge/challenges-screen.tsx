import { useQuery } from "@tanstack/react-query";
import Swords from "lucide-react/icons/swords";
import { QueryState } from "../frame/query-state.tsx";
import { Screen } from "../frame/screen.tsx";
import { MemberName } from "../member/role-badges-panel.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { IconTile } from "../ui/illustration/icon-tile.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { ChallengePanel } from "./challenge-panel.tsx";
import { challengePath, challengesQuery } from "./challenge-queries.ts";
import * as text from "./challenge-text.ts";

/** The challenges that a member has made and got. */
export function ChallengesScreen() {
  const query = useQuery(challengesQuery);
  return (
    <Screen title={text.listTitle} width="reading">
      <Stack $gap={16}>
        <Heading level={1}>{text.listTitle}</Heading>
        {!query.data ? (
          <QueryState query={query} label={text.loading} rows={3} />
        ) : query.data.challenges.length === 0 ? (
          <EmptyState level={2} title={text.emptyTitle} hint={text.emptyHint} />
        ) : (
          <Stack as="ul" $gap={4}>
            {query.data.challenges.map((challenge) => (
              <li key={challenge.challengeId}>
                <ListRow
                  to={challengePath(challenge.challengeId)}
                  start={
                    <IconTile tone="teal" size="small">
                      <Swords aria-hidden />
                    </IconTile>
                  }
                  title={<MemberName name={text.titleOf(challenge)} roles={challenge.friend?.roles ?? []} />}
                  detail={text.stateOf(challenge)}
                />
              </li>
            ))}
          </Stack>
        )}
        <ChallengePanel />
      </Stack>
    </Screen>
  );
}
