import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../frame/query-state.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { generatorPath } from "./course-path.ts";
import { coursesQuery } from "./course-queries.ts";
import { CourseRow } from "./course-row.tsx";
import * as text from "./course-text.ts";

/** How many courses the panel shows. */
const SHOWN = 2;

/** The member’s two latest courses with their progress, for the overview. */
export function CoursesPanel() {
  const query = useQuery(coursesQuery);
  const courses = query.data?.courses;
  return (
    <Panel
      title={text.coursesTitle}
      action={
        courses &&
        courses.length > SHOWN && (
          <ButtonLink to="/courses" variant="quiet">
            {text.allCoursesLink}
          </ButtonLink>
        )
      }
    >
      {!courses && <QueryState query={query} label={text.loadingCourses} level={3} rows={SHOWN} />}
      {courses?.length === 0 && (
        <Stack $gap={16} $align="start">
          <Text $tone="muted">{text.noCoursesHint}</Text>
          <ButtonLink to={generatorPath} variant="secondary">
            {text.newCourseLink}
          </ButtonLink>
        </Stack>
      )}
      {courses && courses.length > 0 && (
        <Stack as="ul" $gap={4}>
          {courses.slice(0, SHOWN).map((course) => (
            <li key={course.courseId}>
              <CourseRow course={course} />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
