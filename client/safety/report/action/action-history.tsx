import { type ActionKind, noticeKinds, type ReportAction } from "../../../../schema/safety/report-action.ts";
import { NamesInSentence } from "../../../member/names-in-sentence-panel.tsx";
import { formatMoment } from "../../../ui/format/moment.ts";
import { Stack } from "../../../ui/layout/stack.ts";
import { Excerpt } from "../../../ui/message/excerpt.tsx";
import { SecondaryText, Text } from "../../../ui/text/text.tsx";
import { goneMemberName } from "../report-text.ts";
import * as text from "./action-text.ts";

/** What was done about a member, by whom and why. Screen readers announce an action that was taken. */
export function ActionHistory({ actions }: { actions: readonly ReportAction[] }) {
  return (
    <div aria-live="polite">
      {actions.length === 0 ? (
        <Text $tone="muted">{text.nothingYet}</Text>
      ) : (
        <Stack as="ul" aria-label={text.actionsTitle} $gap={12}>
          {actions.map((action) => (
            <Action key={action.actionId} action={action} />
          ))}
        </Stack>
      )}
    </div>
  );
}

function Action({ action: { kind, actor, reason, until, createdAt, dismissedAt } }: { action: ReportAction }) {
  const isNotice = (noticeKinds as readonly ActionKind[]).includes(kind);
  const after = [
    ...(until === null ? [] : [text.lasts(formatMoment(until))]),
    ...(isNotice ? [dismissedAt === null ? text.notDismissed : text.dismissed(formatMoment(dismissedAt))] : []),
  ];
  return (
    <li>
      <Excerpt
        quiet
        title={
          <NamesInSentence
            sentence={`${text.doneBy[kind](actor?.displayName ?? goneMemberName)} · ${formatMoment(createdAt)}`}
            members={[actor]}
          />
        }
      >
        {reason}
        {after.length > 0 && <SecondaryText>{after.join(" · ")}</SecondaryText>}
      </Excerpt>
    </li>
  );
}
