import { useEffect, useRef, useState } from "react";
import { OutboxHintPanel } from "../account/outbox-hint-panel.tsx";
import { Screen } from "../frame/screen.tsx";
import { useSession } from "../net/session.ts";
import { DrawingStepPanel } from "../profile/drawing-step-panel.tsx";
import { NameStepPanel } from "../profile/name-step-panel.tsx";
import { SamplePanel } from "../trivia/sample/sample-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import * as text from "./newcomer-text.ts";

const steps = ["name", "drawing", "question"] as const;
type Step = (typeof steps)[number] | "ready";

const titles: Readonly<Record<(typeof steps)[number], string>> = {
  name: text.nameTitle,
  drawing: text.drawingTitle,
  question: text.questionTitle,
};

/** PROFILE-11: what a newcomer does first. */
export function StartScreen() {
  const { me } = useSession();
  const name = me?.full_name ?? null;
  // After a reload, what is given already is not asked again.
  const [step, setStep] = useState<Step>(name === null ? "name" : me?.avatar_url ? "question" : "drawing");
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  useEffect(() => {
    // What was pressed is gone.
    if (step !== first.current) heading.current?.focus();
  }, [step]);
  const position = step === "ready" ? steps.length : steps.indexOf(step) + 1;
  return (
    <Screen title={text.title} width="narrow">
      <Stack $gap={24}>
        {step !== "ready" && (
          <Row $justify="between" $gap={12}>
            <SecondaryText>{text.position(position, steps.length)}</SecondaryText>
            <Button variant="quiet" onClick={() => setStep("ready")}>
              {text.skipAllButton}
            </Button>
          </Row>
        )}
        <Heading ref={heading} tabIndex={-1} level={1} size="heading">
          {step === "ready" ? text.readyTitle(name) : titles[step]}
        </Heading>
        {step === "name" && (
          <Card>
            <NameStepPanel onDone={() => setStep("drawing")} />
          </Card>
        )}
        {step === "drawing" && (
          <Card>
            <DrawingStepPanel onDone={() => setStep("question")} />
          </Card>
        )}
        {step === "question" && <SamplePanel />}
        {step === "ready" ? <Ready /> : <Next step={step} onNext={setStep} />}
        {step === "name" && <OutboxHintPanel />}
      </Stack>
    </Screen>
  );
}

/** Skips this step. Without a name there is no picture to stand beside it. */
function Next({ step, onNext }: { step: (typeof steps)[number]; onNext: (next: Step) => void }) {
  return (
    <Button variant="secondary" block onClick={() => onNext(step === "question" ? "ready" : "question")}>
      {step === "question" ? text.doneButton : text.skipButton}
    </Button>
  );
}

function Ready() {
  return (
    <Stack>
      <Text>{text.openToday}</Text>
      <ButtonLink to="/games" size="large" block>
        {text.playLink}
      </ButtonLink>
      <ButtonLink to="/devotions" variant="secondary" block>
        {text.devotionLink}
      </ButtonLink>
      <ButtonLink to="/events" variant="secondary" block>
        {text.eventsLink}
      </ButtonLink>
      <ButtonLink to="/dashboard/profile" variant="secondary" block>
        {text.birthDateLink}
      </ButtonLink>
      <ButtonLink to="/" variant="quiet" block>
        {text.homeLink}
      </ButtonLink>
    </Stack>
  );
}
