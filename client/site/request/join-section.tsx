import Lock from "lucide-react/icons/lock";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import styled from "styled-components";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { useSession } from "../../net/session.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { requestText } from "./request-text.ts";

const Halves = styled.div`
  display: grid;
  gap: 24px;
  ${from.tablet} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 48px; }
`;
// On a phone the form itself is nearer without it.
const Picture = styled.div`
  display: none;
  ${from.tablet} { display: grid; flex: 1; place-items: center; }
`;
const Icon = styled(Text)`flex: none; > svg { width: 20px; height: 20px; margin-top: 3px; }`;

// The fields are far below what is seen first, and every other screen does without them.
const JoinForm = lazy(async () => ({ default: (await import("./join-form.tsx")).JoinForm }));

// As high as the form, so that nothing below it moves when it comes.
const FormToCome = () => <Skeleton $height="34rem" />;

/** The form at the end of Home, where every invitation of the site leads. */
export function JoinSection() {
  const { status } = useSession();
  // Before that, a form could only send what is typed to the address bar.
  const isHydrated = useHydrated();
  const words = requestText.join;
  return (
    <Card as="section" id="join" aria-labelledby="join-title">
      <Halves>
        <Stack>
          <Heading id="join-title">{words.title}</Heading>
          <Text>{words.lead}</Text>
          <Row $gap={12} $align="start">
            <Icon as="span" $tone="accentText">
              <Lock aria-hidden />
            </Icon>
            <Text $tone="muted">Only the leaders of the community see what you write here.</Text>
          </Row>
          {status !== "signed-in" && (
            <Text $tone="muted">
              Want to play tonight? <Link to="/auth?mode=create">Create an account</Link> and take a seat.
            </Text>
          )}
          <Picture>
            <LampPicture />
          </Picture>
        </Stack>
        {isHydrated ? (
          <Suspense fallback={<FormToCome />}>
            <JoinForm />
          </Suspense>
        ) : (
          <FormToCome />
        )}
      </Halves>
    </Card>
  );
}
