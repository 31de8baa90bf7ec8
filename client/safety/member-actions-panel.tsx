import { useState } from "react";
import type { ReportAction } from "../../schema/safety/report-action.ts";
import { Button } from "../ui/button/button.tsx";
import { usePart } from "../ui/late/use-part.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import type { MemberStatus } from "./report/action/action-fields.tsx";
import { ActionHistory } from "./report/action/action-history.tsx";
import * as text from "./report/action/action-text.ts";

type Dialog = "new" | "unmute" | "unsuspend";

interface Props {
  memberId: string;
  name: string;
  status: MemberStatus;
  actions: readonly ReportAction[];
  /** Nobody acts against themselves. */
  isSelf: boolean;
  /** Called after an action, and after one that was refused because the member has changed. */
  onChanged: () => void;
}

/** What leaders did about a member, with the buttons of an admin to do more. */
export function MemberActions({ memberId, name, status, actions, isSelf, onChanged }: Props) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const { part, isFetching } = usePart(() => import("./report/action/act-on-member.tsx"), dialog !== null, close);
  const button = (which: Dialog, label: string) => (
    <Button variant="secondary" busy={isFetching && dialog === which} onClick={() => setDialog(which)}>
      {label}
    </Button>
  );
  return (
    <Panel title={text.actionsTitle}>
      {isSelf ? (
        <Text $tone="muted">{text.ownActionsHint}</Text>
      ) : (
        <Stack $gap={16}>
          <ActionHistory actions={actions} />
          <Cluster $gap={12}>
            {!status.isSuspended && button("new", text.startButton)}
            {status.mutedUntil !== null && button("unmute", text.liftMuteButton)}
            {status.isSuspended && button("unsuspend", text.liftSuspensionButton)}
          </Cluster>
        </Stack>
      )}
      {part && dialog && (
        <part.ActOnMember
          {...{ memberId, name, status, onChanged }}
          lifting={dialog === "new" ? undefined : dialog}
          onDone={close}
        />
      )}
    </Panel>
  );
}
