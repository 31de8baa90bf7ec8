import DoorOpen from "lucide-react/icons/door-open";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import * as text from "./check-in-text.ts";
import { DoorHeader } from "./door-header.tsx";
import type { GateView } from "./gate/gate-client.ts";
import { countsOf, unseenConflicts } from "./gate/gate-state.ts";

interface Props {
  view: GateView;
  eventId: string;
  gateName: string;
  onRename: () => void;
  onShowProblems: () => void;
}

/** Event, gate, how many are inside, and what is wrong. */
export function GateHeader({ view, eventId, gateName, onRename, onShowProblems }: Props) {
  const navigate = useNavigate();
  const { gate } = view;
  const { inside, expected } = countsOf(gate);
  const problems = unseenConflicts(gate).length + gate.wrong.length;
  return (
    <>
      <DoorHeader
        backLabel={text.backLabel}
        onBack={() => void navigate(`/event/${eventId}`)}
        title={gate.list?.title ?? text.screenTitle}
        detail={gateName === "" ? undefined : gateName}
        count={gate.list ? text.inside(inside, expected) : undefined}
      >
        {gateName !== "" && <IconButton label={text.changeGate} icon={<DoorOpen />} onClick={onRename} />}
      </DoorHeader>
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

function ConnectionNotice({ view: { connection, gate } }: { view: GateView }) {
  const waiting = gate.waiting.length;
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
