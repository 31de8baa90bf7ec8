import { Button } from "../../ui/button/button.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./check-in-text.ts";
import { type CheckInState, unseenConflicts } from "./state/check-in-state.ts";
import { groupedReference } from "./state/ticket-text.ts";

interface Problem {
  nonce: string;
  displayName: string;
  reference: string;
  what: string;
}

function problemsOf(state: CheckInState): Problem[] {
  const conflicts = unseenConflicts(state).map(({ nonce, displayName, reference, first, second }) => {
    const again = text.onceLate(second.scannedAt, second.gate);
    const what = first ? text.twice(first.scannedAt, first.gate, second.scannedAt, second.gate) : again;
    return { nonce, displayName, reference, what };
  });
  const wrong = state.wrong.map(({ nonce, displayName, reference, scannedAt, gate: name, result }) => {
    const what = `${text.onceLate(scannedAt, name)} ${text.wrongTexts[result]}`;
    return { nonce, displayName, reference, what };
  });
  return [...wrong, ...conflicts];
}

/** Who was let in although they should not have been, for someone at check-in to sort out. */
export function ProblemList({ state, onDone }: { state: CheckInState; onDone: (nonces: string[]) => void }) {
  const problems = problemsOf(state);
  return (
    <Stack>
      <Heading level={2}>{text.problemsTitle}</Heading>
      <Text $tone="muted">{text.problemsHint}</Text>
      <ul>
        {problems.map(({ nonce, displayName, reference, what }) => (
          <li key={nonce}>
            <ListRow title={displayName} detail={`${groupedReference(reference)} · ${what}`} detailLines={3} wrap />
          </li>
        ))}
      </ul>
      <Button size="large" block onClick={() => onDone(problems.map(({ nonce }) => nonce))}>
        {text.problemsDone}
      </Button>
    </Stack>
  );
}
