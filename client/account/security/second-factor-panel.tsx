import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "../../frame/query-state.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { NewCodesDialog, TurnOffDialog } from "./second-factor-dialogs.tsx";
import { secondFactorQuery } from "./security-queries.ts";
import * as text from "./security-text.ts";

interface Props {
  /** Shows the recovery codes of a second factor that has just been turned on. */
  onTurnedOn: (codes: readonly string[]) => void;
  /** Shows recovery codes that replace others. */
  onNewCodes: (codes: readonly string[]) => void;
  onTurnedOff: () => void;
}

/** The member's second factor: set up, replaced or turned off. */
export function SecondFactorPanel(props: Props) {
  const query = useQuery(secondFactorQuery);
  return (
    <Panel title={text.twoStepTitle} action={query.data?.isOn && <Badge tone="success">{text.isOn}</Badge>}>
      <Stack>
        <Text $tone="muted">{text.twoStepLead}</Text>
        {!query.data && (
          <QueryState query={query} label={text.loading} level={3}>
            <SkeletonText lines={2} />
          </QueryState>
        )}
        {query.data?.isOn === true && <TurnedOn {...query.data} {...props} />}
        {query.data?.isOn === false && <TurnedOff {...query.data} {...props} />}
      </Stack>
    </Panel>
  );
}

function TurnedOff({ isRequired, onTurnedOn }: Props & { isRequired: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  // The code that draws QR codes is loaded only here.
  const { part: setup, isFetching } = usePart(() => import("./second-factor-setup.tsx"), isOpen, setIsOpen);
  return (
    <>
      {isRequired && (
        <Notice tone="warning" title={text.requiredTitle}>
          {text.requiredHint}
        </Notice>
      )}
      {setup && isOpen ? (
        <setup.SecondFactorSetup onCodes={onTurnedOn} onCancel={() => setIsOpen(false)} />
      ) : (
        <Cluster>
          <Button busy={isFetching} onClick={() => setIsOpen(true)}>
            {text.turnOnButton}
          </Button>
        </Cluster>
      )}
    </>
  );
}

interface TurnedOnProps extends Props {
  isRequired: boolean;
  recoveryCodesLeft: number;
}

function TurnedOn({ isRequired, recoveryCodesLeft, onNewCodes, onTurnedOff }: TurnedOnProps) {
  const [dialog, setDialog] = useState<"codes" | "off">();
  const close = () => setDialog(undefined);
  return (
    <>
      <Text>{text.codesLeft(recoveryCodesLeft)}</Text>
      <Cluster>
        <Button variant="secondary" onClick={() => setDialog("codes")}>
          {text.newCodesButton}
        </Button>
        <Button variant="quiet" onClick={() => setDialog("off")}>
          {text.turnOffButton}
        </Button>
      </Cluster>
      {dialog === "codes" && <NewCodesDialog onCodes={onNewCodes} onClose={close} />}
      {dialog === "off" && <TurnOffDialog isRequired={isRequired} onTurnedOff={onTurnedOff} onClose={close} />}
    </>
  );
}
