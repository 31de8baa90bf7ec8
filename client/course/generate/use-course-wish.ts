import { useState } from "react";
import type { CourseGeneration, CourseRequest } from "../../../schema/course/api.ts";
import type { ContentType, CourseLevel } from "../../../schema/course/level.ts";

/** What the form shows. */
export interface CourseWish {
  topic: string;
  level: CourseLevel;
  focus: ContentType | "all";
}

/** The values of the form. Untouched fields show what the member asked for last, for instance after a reload. */
export function useCourseWish(last: CourseGeneration | null): [CourseWish, (change: Partial<CourseWish>) => void] {
  const [changes, setChanges] = useState<Partial<CourseWish>>({});
  const wish: CourseWish = {
    topic: last?.topic ?? "",
    level: last?.currentLevel ?? "beginner",
    focus: last?.contentType ?? "all",
    ...changes,
  };
  return [wish, (change) => setChanges((before) => ({ ...before, ...change }))];
}

/** All kinds of content are sent as null. */
export const requestOf = ({ topic, level, focus }: CourseWish): CourseRequest => ({
  topic: topic.trim(),
  currentLevel: level,
  contentType: focus === "all" ? null : focus,
});
