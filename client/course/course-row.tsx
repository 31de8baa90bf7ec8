import BookOpen from "lucide-react/icons/book-open";
import type { CourseSummary } from "../../schema/course/api.ts";
import { IconTile } from "../ui/illustration/icon-tile.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import * as text from "./course-text.ts";

/** One of the member’s courses, with its progress. */
export function CourseRow({ course }: { course: CourseSummary }) {
  const { courseId, title, difficulty_level, estimated_duration, doneCount, sectionCount } = course;
  const progress = text.doneOf(doneCount, sectionCount);
  return (
    <ListRow
      to={`/courses/${courseId}`}
      start={
        <IconTile size="small">
          <BookOpen />
        </IconTile>
      }
      title={title}
      wrap
      detail={[text.levelNames[difficulty_level], estimated_duration, progress].join(" · ")}
      detailLines={3}
    />
  );
}
