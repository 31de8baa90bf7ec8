import Camera from "lucide-react/icons/camera";
import CameraOff from "lucide-react/icons/camera-off";
import { type FormEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { toastError } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import { Row } from "../../ui/layout/stack.ts";
import { CheckInFrame } from "./check-in-frame.ts";
import * as text from "./check-in-text.ts";
import { DecisionVerdict, spokenDecision } from "./decision-verdict.tsx";
import { ScanPane } from "./scan-pane.tsx";
import { allowSound, signal } from "./signal.ts";
import type { CheckInClient, CheckInView } from "./state/check-in-client.ts";
import type { Decision } from "./state/decision.ts";
import { TicketMatches } from "./ticket-matches.tsx";

// One above the other: the camera goes on scanning behind a result.
const Layers = styled.div`
  display: grid;
  min-height: 100%;
  > * { grid-area: 1 / 1; min-width: 0; }
`;
const Wide = styled.div`flex: 1;`;

interface Props {
  client: CheckInClient;
  view: CheckInView;
  gateName: string;
}

/** Scanning, typing, and the answer. */
export function Entry({ client, view, gateName }: Props) {
  const announce = useAnnounce();
  const [typed, setTyped] = useState("");
  const [decision, setDecision] = useState<Decision | null>(null);
  const [camera, setCamera] = useState({ isOn: false, tries: 0 });
  const [isChecking, setIsChecking] = useState(false);
  const isBusy = useRef(false);
  const next = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const cameraButton = useRef<HTMLButtonElement>(null);
  const wasTyped = useRef(false);
  const tickets = view.state.list?.tickets ?? [];

  async function check(ticket: string, isTyped: boolean) {
    // A camera may read two codes while the first one is being checked.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsChecking(true);
    try {
      const decided = await client.scan(ticket, gateName);
      wasTyped.current = isTyped;
      setDecision(decided);
      setTyped("");
      announce(spokenDecision(decided), "assertive");
      signal(decided.result === "in");
    } finally {
      isBusy.current = false;
      setIsChecking(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    allowSound();
    if (typed.trim() !== "") void check(typed, true);
  }

  async function undo({ ticket }: Decision) {
    if (!ticket) return;
    try {
      await client.undo(ticket.reference);
      setDecision(null);
      announce(text.undone(ticket.displayName));
    } catch (error) {
      toastError(error, text.undoFailed);
    }
  }

  // What had the focus is gone. After a scan the field must not get it: its keyboard would cover the camera.
  const hadDecision = useRef(false);
  useEffect(() => {
    const back = wasTyped.current ? field.current : cameraButton.current;
    if (decision) next.current?.focus({ preventScroll: true });
    else if (hadDecision.current) back?.focus({ preventScroll: true });
    hadDecision.current = decision !== null;
  }, [decision]);

  const isTyping = typed.trim() !== "";
  return (
    <>
      <CheckInFrame.Body>
        <Layers>
          {camera.isOn && !isTyping && (
            <ScanPane
              key={camera.tries}
              onCode={(code) => void check(code, false)}
              onRetry={() => setCamera({ isOn: true, tries: camera.tries + 1 })}
            />
          )}
          {decision && <DecisionVerdict decision={decision} />}
          {!decision && isTyping && (
            <CheckInFrame.Low>
              <TicketMatches
                tickets={tickets}
                typed={typed}
                onChosen={({ reference }) => {
                  allowSound();
                  void check(reference, true);
                }}
              />
            </CheckInFrame.Low>
          )}
          {!decision && !isTyping && !camera.isOn && (
            <EmptyState picture={<DoorsPicture />} title={text.startTitle} hint={text.startHint} />
          )}
        </Layers>
      </CheckInFrame.Body>
      <CheckInFrame.Foot>
        {decision ? (
          <Row $gap={8}>
            {decision.result === "in" && (
              <Button variant="secondary" size="large" onClick={() => void undo(decision)}>
                {text.undoButton}
              </Button>
            )}
            <Wide>
              <Button ref={next} size="large" block onClick={() => setDecision(null)}>
                {text.nextButton}
              </Button>
            </Wide>
          </Row>
        ) : (
          <>
            <form noValidate onSubmit={submit}>
              <Row $gap={8}>
                <Wide>
                  <TextField
                    ref={field}
                    label={text.fieldLabel}
                    hideLabel
                    placeholder={text.fieldLabel}
                    value={typed}
                    autoComplete="off"
                    autoCapitalize="characters"
                    autoCorrect="off"
                    spellCheck={false}
                    enterKeyHint="go"
                    onChange={(event) => setTyped(event.currentTarget.value)}
                  />
                </Wide>
                <Button type="submit" variant={isTyping ? "primary" : "secondary"} busy={isChecking}>
                  {text.checkInButton}
                </Button>
              </Row>
            </form>
            <Button
              ref={cameraButton}
              variant={camera.isOn ? "secondary" : "primary"}
              size="large"
              block
              icon={camera.isOn ? <CameraOff aria-hidden /> : <Camera aria-hidden />}
              onClick={() => {
                allowSound();
                setCamera({ isOn: !camera.isOn, tries: 0 });
              }}
            >
              {camera.isOn ? text.stopCamera : text.startCamera}
            </Button>
          </>
        )}
      </CheckInFrame.Foot>
    </>
  );
}
