import { useQuery } from "@tanstack/react-query";
import Sparkles from "lucide-react/icons/sparkles";
import type { CourseSummary } from "../../schema/course/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { Screen } from "../frame/screen.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { PagesPicture } from "../ui/illustration/pages-picture.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { generatorPath } from "./course-path.ts";
import { coursesQuery } from "./course-queries.ts";
import { CourseRow } from "./course-row.tsx";
import * as text from "./course-text.ts";

/** The member’s courses, newest first. */
export function CoursesScreen() {
  const query = useQuery(coursesQuery);
  return (
    <Screen title={text.coursesTitle} width="reading">
      <Stack $gap={24}>
        <Cluster $justify="between">
          <Heading level={1}>{text.coursesTitle}</Heading>
          {query.data && query.data.courses.length > 0 && <NewCourseLink />}
        </Cluster>
        {query.data ? (
          <CourseList courses={query.data.courses} />
        ) : (
          <QueryState query={query} label={text.loadingCourses} rows={4} />
        )}
      </Stack>
    </Screen>
  );
}

const NewCourseLink = () => (
  <ButtonLink to={generatorPath} icon={<Sparkles aria-hidden />}>
    {text.newCourseLink}
  </ButtonLink>
);

function CourseList({ courses }: { courses: readonly CourseSummary[] }) {
  if (courses.length === 0) {
    return (
      <EmptyState
        title={text.noCoursesTitle}
        picture={<PagesPicture />}
        action={<NewCourseLink />}
        hint={text.noCoursesHint}
      />
    );
  }
  return (
    <Stack as="ul" $gap={4}>
      {courses.map((course) => (
        <li key={course.courseId}>
          <CourseRow course={course} />
        </li>
      ))}
    </Stack>
  );
}
