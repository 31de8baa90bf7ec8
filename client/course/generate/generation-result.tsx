import { useQuery } from "@tanstack/react-query";
import ListChecks from "lucide-react/icons/list-checks";
import { QueryState } from "../../frame/query-state.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { courseQuery } from "../course-queries.ts";
import { CourseView } from "../read/course-view.tsx";
import * as text from "./generator-text.ts";

/** The whole course that the generator has made. */
export function GenerationResult({ courseId }: { courseId: string }) {
  const query = useQuery(courseQuery(courseId));
  return (
    <Card>
      {query.data ? (
        <CourseView saved={query.data} level={3}>
          <Cluster>
            <ButtonLink to={`/courses/${courseId}`} variant="secondary" icon={<ListChecks aria-hidden />}>
              {text.openLink}
            </ButtonLink>
          </Cluster>
        </CourseView>
      ) : (
        <QueryState query={query} label={text.loadingCourse} level={3}>
          <SkeletonText lines={6} />
        </QueryState>
      )}
    </Card>
  );
}
