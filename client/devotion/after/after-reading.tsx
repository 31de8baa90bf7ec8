import styled from "styled-components";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { useOnline } from "../../net/use-online.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { color } from "../../ui/theme/css.ts";
import * as text from "./after-text.ts";
import { Answers } from "./answers.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Reactions } from "./reactions.tsx";

interface Props {
  devotion: Devotion;
  isToday: boolean;
}

const Frame = styled(Stack)`
  padding-top: 24px;
  border-top: 1px solid ${color.line};
`;

/** What a member can do after reading: react, answer, share, go on. */
export function AfterReading({ devotion, isToday }: Props) {
  const isOnline = useOnline();
  return (
    <Frame $gap={24}>
      {isOnline ? (
        <>
          <Reactions devotionId={devotion.devotionId} />
          <Answers devotion={devotion} isToday={isToday} />
        </>
      ) : (
        <SecondaryText>{text.offline}</SecondaryText>
      )}
      <NextSteps devotion={devotion} isToday={isToday} />
    </Frame>
  );
}
