import { useState } from "react";
import type { ReportFile } from "../../../../schema/safety/api.ts";
import { useMinute } from "../../../frame/use-minute.ts";
import { useSession } from "../../../net/session.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { formatMoment } from "../../../ui/format/moment.ts";
import { usePart } from "../../../ui/late/use-part.ts";
import { Panel } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { SecondaryText } from "../../../ui/text/text.tsx";
import { ActionHistory } from "./action-history.tsx";
import * as text from "./action-text.ts";

type Dialog = "new" | "unmute" | "unsuspend";

/** What was done about the reported member and, for anyone who may do so, the buttons to do more. */
export function ReportActions({ file, isOwn }: { file: ReportFile; isOwn: boolean }) {
  const { about, actions, status, state } = file;
  const { me } = useSession();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const { part, isFetching } = usePart(() => import("./take-action.tsx"), dialog !== null, close);
  const now = useMinute();
  if (!about || !status)
    return (
      actions.length > 0 && (
        <Panel title={text.actionsTitle}>
          <ActionHistory actions={actions} />
        </Panel>
      )
    );
  const isGuardian = status.roles.some((role) => role !== "mentor");
  const mayRestrict = !isGuardian || (me?.roles.includes("admin") ?? false);
  const mayLift = (isOwn || state === "closed") && mayRestrict;
  const isMuted = status.mutedUntil !== null && status.mutedUntil > now;
  return (
    <Panel title={text.actionsTitle}>
      <Stack $gap={16}>
        <SecondaryText>{text.actionsHint}</SecondaryText>
        {(isMuted || status.isSuspended) && (
          <Cluster $gap={8}>
            {status.isSuspended && <Badge tone="danger">{text.suspendedNow}</Badge>}
            {isMuted && status.mutedUntil !== null && (
              <Badge tone="warning">{text.mutedNow(formatMoment(status.mutedUntil))}</Badge>
            )}
          </Cluster>
        )}
        <ActionHistory actions={actions} />
        <Cluster $gap={12}>
          {isOwn && state === "taken" && (
            <Button variant="secondary" busy={isFetching && dialog === "new"} onClick={() => setDialog("new")}>
              {text.startButton}
            </Button>
          )}
          {mayLift && isMuted && (
            <Button variant="secondary" busy={isFetching && dialog === "unmute"} onClick={() => setDialog("unmute")}>
              {text.liftMuteButton}
            </Button>
          )}
          {mayLift && status.isSuspended && (
            <Button
              variant="secondary"
              busy={isFetching && dialog === "unsuspend"}
              onClick={() => setDialog("unsuspend")}
            >
              {text.liftSuspensionButton}
            </Button>
          )}
        </Cluster>
      </Stack>
      {part && dialog && (
        <part.TakeAction
          file={file}
          name={about.displayName}
          lifting={dialog === "new" ? undefined : dialog}
          mayRestrict={mayRestrict}
          onDone={close}
        />
      )}
    </Panel>
  );
}
