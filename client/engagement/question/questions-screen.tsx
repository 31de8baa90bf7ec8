import styled from "styled-components";
import { Screen } from "../../frame/screen.tsx";
import { useSession } from "../../net/session.ts";
import { AnswersPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { from } from "../../ui/theme/css.ts";
import { EngagementIntro } from "../engagement-intro.tsx";
import { SignInNote } from "../sign-in-note.tsx";
import { AskForm } from "./ask-form.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import { PublishedQuestions } from "./published-questions.tsx";
import * as text from "./question-text.ts";

// One's own first, also for the keyboard.
const Columns = styled.div`
  display: grid;
  gap: 32px;
  align-items: start;
  > * { min-width: 0; }
  ${from.tablet} { grid-template-columns: 360px minmax(0, 1fr); }
`;

/** Live Q&A: ask a question, see one's own, and read the answered ones. */
export function QuestionsScreen() {
  const { status } = useSession();
  const isMember = status === "signed-in";
  return (
    <Screen width="full">
      <Stack $gap={24}>
        <EngagementIntro title={text.title} lead={text.lead} picture={<AnswersPicture wide />} />
        <Columns>
          <Stack $gap={24}>
            <Panel title={text.askTitle}>{isMember ? <AskForm /> : <SignInNote>{text.signInToAsk}</SignInNote>}</Panel>
            {isMember && <OwnQuestions />}
          </Stack>
          <PublishedQuestions />
        </Columns>
      </Stack>
    </Screen>
  );
}
