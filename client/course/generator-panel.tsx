import BookOpen from "lucide-react/icons/book-open";
import { Suspense } from "react";
import styled from "styled-components";
import { community } from "../net/community.ts";
import { useSession } from "../net/session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { SkeletonText } from "../ui/feedback/skeleton.tsx";
import { lazyPart } from "../ui/late/lazy-part.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { GeneratorForm } from "./generate/generator-form.tsx";
import * as text from "./generate/generator-text.ts";
import { useGenerator } from "./generate/use-generator.ts";

/** The form that has a course written, and its result. */
export function GeneratorPanel() {
  const { me } = useSession();
  const generator = useGenerator();
  const courseId = generator.generation?.courseId;
  return (
    <Stack id="course-generator" $gap={24}>
      <Panel title={text.title}>
        <Stack $gap={24}>
          <Text $tone="muted">{text.intro}</Text>
          {community.draftsWithAi ? <GeneratorForm generator={generator} /> : <Notice>{text.notSetUp}</Notice>}
          {me && <CoursesLink />}
        </Stack>
      </Panel>
      {courseId && (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <GenerationResult courseId={courseId} />
        </Suspense>
      )}
    </Stack>
  );
}

// Most visitors of the page never see a result.
const GenerationResult = lazyPart(async () => (await import("./generate/generation-result.tsx")).GenerationResult);

// The words of a quiet button are at the left edge.
const AtEdge = styled.div`margin-inline-start: -12px;`;

const CoursesLink = () => (
  <AtEdge>
    <ButtonLink to="/courses" variant="quiet" icon={<BookOpen aria-hidden />}>
      {text.coursesLink}
    </ButtonLink>
  </AtEdge>
);
