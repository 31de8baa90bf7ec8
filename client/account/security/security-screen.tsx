import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Screen } from "../../frame/screen.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RolesPanel } from "./roles-panel.tsx";
import { SecondFactorPanel } from "./second-factor-panel.tsx";
import { rereadRoles } from "./security-queries.ts";
import * as text from "./security-text.ts";
import { SessionList } from "./session-list.tsx";

/** Two-step sign-in, and where the member is signed in. */
export function SecurityScreen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [shown, setShown] = useState<{ codes: readonly string[]; isFirst: boolean }>();
  const [changes, setChanges] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const sessionsHeading = useRef<HTMLHeadingElement>(null);
  // With each change, the button that had the focus disappears.
  useEffect(() => {
    if (changes > 0) title.current?.focus({ preventScroll: true });
  }, [changes]);
  const onChanged = () => setChanges(changes + 1);

  function show(codes: readonly string[], isFirst: boolean) {
    setShown({ codes, isFirst });
    void rereadRoles();
  }

  /** A screen that needs a role may have led here. */
  function onSaved() {
    // Earlier it would lie above the codes.
    if (shown?.isFirst) toast(text.turnedOn);
    setShown(undefined);
    onChanged();
    if (typeof state?.to === "string") navigate(state.to, { replace: true });
  }

  return (
    <Screen title={text.screenTitle} width="reading">
      {shown ? (
        <RecoveryCodes codes={shown.codes} onSaved={onSaved} />
      ) : (
        <Stack $gap={32}>
          <Heading level={1} ref={title} tabIndex={-1}>
            {text.screenTitle}
          </Heading>
          <RolesPanel />
          <SecondFactorPanel
            onTurnedOn={(codes) => show(codes, true)}
            onNewCodes={(codes) => show(codes, false)}
            onTurnedOff={onChanged}
          />
          <Stack as="section" aria-labelledby="sessions" $gap={16}>
            <Heading id="sessions" level={2} ref={sessionsHeading} tabIndex={-1}>
              {text.sessionsTitle}
            </Heading>
            <SessionList
              labelledBy="sessions"
              onEnded={() => sessionsHeading.current?.focus({ preventScroll: true })}
            />
          </Stack>
        </Stack>
      )}
    </Screen>
  );
}
