import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { QueryState } from "../../frame/query-state.tsx";
import { Screen } from "../../frame/screen.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { courseQuery } from "../course-queries.ts";
import { CourseReader } from "./course-reader.tsx";
import * as text from "./reading-text.ts";

/** One of the member’s courses, to read, tick off and print. */
export function CourseScreen() {
  const { courseId = "" } = useParams();
  const query = useQuery(courseQuery(courseId));
  if (query.data) return <CourseReader saved={query.data} />;
  return (
    <Screen title={text.loading} width="reading">
      <QueryState query={query} label={text.loading}>
        <SkeletonText lines={8} />
      </QueryState>
    </Screen>
  );
}
