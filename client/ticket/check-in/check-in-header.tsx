import DoorOpen from "lucide-react/icons/door-open";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { CheckInBar } from "./check-in-bar.tsx";
import * as text from "./check-in-text.ts";
import type { CheckInView } from "./state/check-in-client.ts";
import { countsOf, unseenConflicts } from "./state/check-in-state.ts";

interface Props {
  view: CheckInView;
  eventId: string;
  gateName: string;
  onRename: () => void;
  onShowProblems: () => void;
}

/** Event, gate, how many are inside, and what is wrong. */
export function CheckInHeader({ view, eventId, gateName, onRename, onShowProblems }: Props) {
  const navigate = useNavigate();
  const { state } = view;
  const { inside, expected } = countsOf(state);
  const problems = unseenConflicts(state).length + state.wrong.length;
  return (
    <>
      <CheckInBar
        backLabel={text.backLabel}
        onBack={() => void navigate(`/event/${eventId}`)}
        title={state.list?.title ?? text.screenTitle}
        detail={gateName === "" ? undefined : gateName}
        count={state.list ? text.inside(inside, expected) : undefined}
      >
        {gateName !== "" && <IconButton label={text.changeGate} icon={<DoorOpen />} onClick={onRename} />}
      </CheckInBar>
      <ConnectionNotice view={view} />
      {problems > 0 && (
        <Notice
          tone="danger"
          shape="strip"
          live
          action={
            <Button variant="quiet" onClick={onShowProblems}>
              {text.showProblems}
            </Button>
          }
        >
          {text.problems(problems)}
        </Notice>
      )}
    </>
  );
}

function ConnectionNotice({ view: { connection, state } }: { view: CheckInView }) {
  const waiting = state.waiting.length;
  if (connection === "offline") {
    return (
      <Notice tone="warning" shape="strip" live>
        {waiting === 0 ? text.offline : text.offlineWaiting(waiting)}
      </Notice>
    );
  }
  if (waiting === 0) return null;
  return (
    <Notice tone="info" shape="strip" busy live>
      {text.waiting(waiting)}
    </Notice>
  );
}
