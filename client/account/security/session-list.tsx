import { useQuery } from "@tanstack/react-query";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import styled from "styled-components";
import type { Session } from "../../../schema/account/session-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { useMinute } from "../../frame/use-minute.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { sessionsQuery, useEndSession } from "./security-queries.ts";
import * as text from "./security-text.ts";

const isPhone = (browser: string) => /Android|iPhone/.test(browser);

// "Samsung Internet on Android" and two times don't fit beside a button on a phone.
const Wrapped = styled.span`display: block; white-space: normal;`;

/** ACCESS-12: where the member is signed in. `onEnded` is called before a row and its button disappear. */
export function SessionList({ labelledBy, onEnded }: { labelledBy: string; onEnded: () => void }) {
  const query = useQuery(sessionsQuery);
  const { mutate, isPending, variables } = useEndSession(onEnded);
  const now = useMinute();
  if (!query.data) return <QueryState query={query} label={text.loadingSessions} level={3} rows={2} />;
  return (
    <Stack $gap={12}>
      <Text $tone="muted">{text.sessionsHint}</Text>
      <Card as="ul" $padding={4} aria-labelledby={labelledBy}>
        {query.data.sessions.map((session) => (
          <li key={session.sessionId}>
            <SessionRow
              session={session}
              now={now}
              busy={isPending && variables.sessionId === session.sessionId}
              onEnd={() => mutate(session)}
            />
          </li>
        ))}
      </Card>
    </Stack>
  );
}

interface RowProps {
  session: Session;
  now: number;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, now, busy, onEnd }: RowProps) {
  const browser = session.browser || text.unknownBrowser;
  const used = text.lastUsed(session.lastUsedAt, now);
  return (
    <ListRow
      start={isPhone(browser) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
      title={<Wrapped>{browser}</Wrapped>}
      detail={
        <Wrapped>
          {text.signedInOn(session.startedAt)}. {used}
        </Wrapped>
      }
      end={
        session.isThis ? (
          <Badge tone="success">{text.thisDevice}</Badge>
        ) : (
          <Button variant="secondary" busy={busy} aria-label={text.endLabel(browser, used)} onClick={onEnd}>
            {text.endButton}
          </Button>
        )
      }
    />
  );
}
