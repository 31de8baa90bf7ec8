import Lock from "lucide-react/icons/lock";
import { Suspense, useRef } from "react";
import styled from "styled-components";
import { useSession } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { MentorsPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { lazyPart } from "../../ui/late/lazy-part.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import * as text from "./request-text.ts";
import { useNearScreen } from "./use-near-screen.ts";

const Halves = styled.div`
  display: grid;
  gap: 24px;
  ${from.tablet} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 48px; }
`;
// Not on a phone, where it would push the form down.
const Picture = styled.div`
  display: none;
  ${from.tablet} { display: grid; flex: 1; align-content: end; > svg { width: 100%; height: auto; } }
`;
const Icon = styled(Text)`flex: none; > svg { width: 20px; height: 20px; margin-top: 4px; }`;

// Most visitors never scroll down to the form, so its code loads only when it is near.
const JoinForm = lazyPart(async () => (await import("./join-form.tsx")).JoinForm);

// As high as the form, so that nothing below it moves when it arrives.
const FormPlaceholder = () => (
  <div>
    <noscript>
      <Text>{text.scriptRequired}</Text>
    </noscript>
    <Skeleton $height="34rem" />
  </div>
);

/** The form at the end of the home page. Every invitation on the site links to it. */
export function JoinSection() {
  const { status } = useSession();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearScreen(section);
  const { title, lead } = text.requests.join;
  return (
    <Card as="section" ref={section} id="join" aria-labelledby="join-title">
      <Halves>
        <Stack>
          <Heading id="join-title" tabIndex={-1}>
            {title}
          </Heading>
          {status !== "signed-in" && (
            <Stack $gap={12} $align="start">
              <Text>{text.accountFirst}</Text>
              <ButtonLink to="/auth?mode=create">{text.createAccountLink}</ButtonLink>
              <Text $weight={700}>{text.orWrite}</Text>
            </Stack>
          )}
          <Text>{lead}</Text>
          <Row $gap={12} $align="start">
            <Icon as="span" $tone="accentText">
              <Lock aria-hidden />
            </Icon>
            <Text $tone="muted">{text.joinPrivacy}</Text>
          </Row>
          <Picture>
            <MentorsPicture />
          </Picture>
        </Stack>
        {isNear ? (
          <Suspense fallback={<FormPlaceholder />}>
            <JoinForm />
          </Suspense>
        ) : (
          <FormPlaceholder />
        )}
      </Halves>
    </Card>
  );
}
