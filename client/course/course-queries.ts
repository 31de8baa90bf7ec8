import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import {
  type CourseGeneration,
  type CourseRequest,
  deleteCourse,
  generateCourse,
  listCourses,
  listFinished,
  readCourse,
  readGeneration,
  type SavedCourse,
  saveSectionDone,
} from "../../schema/course/api.ts";
import type { FinishedCourse } from "../../schema/course/finished.ts";
import { topicKeyOf } from "../../schema/course/level.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";
import { useSession } from "../net/session.ts";

/** How often the page asks whether a course is ready. */
const POLL_MS = 2_000;

const generationKey = ["course", "generation"] as const;
const listKey = ["course", "list"] as const;
const courseKey = (courseId: string) => ["course", "one", courseId] as const;

/** The member's last course of the generator; asked for again and again while it is being made. */
export const generationQuery = queryOptions({
  queryKey: generationKey,
  queryFn: ({ signal }) => call(readGeneration, { signal }),
  refetchInterval: ({ state }) => (state.data?.generation?.state === "running" ? POLL_MS : false),
});

export const coursesQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => call(listCourses, { signal }),
});

/** What the member has finished of each topic. Under the list’s key, so that it is read again with it. */
const finishedQuery = queryOptions({
  queryKey: [...listKey, "finished"],
  queryFn: ({ signal }) => call(listFinished, { signal }),
});

/** COURSE-15: what the member’s next course on this topic builds on. Empty for visitors, and while it is not known. */
export function useFinished(topic: string): readonly FinishedCourse[] {
  const { status } = useSession();
  const { data } = useQuery({ ...finishedQuery, enabled: status === "signed-in" });
  return data?.topics.find(({ topicKey }) => topicKey === topicKeyOf(topic))?.courses ?? [];
}

export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: courseKey(courseId),
    queryFn: ({ signal }) => call(readCourse, { params: { courseId }, signal }),
  });

export const useGenerateCourse = () =>
  useMutation({ mutationFn: (body: CourseRequest) => call(generateCourse, { body }) });

export function setGeneration(generation: CourseGeneration): void {
  // A read that began before would bring back the generation before.
  void queryClient.cancelQueries({ queryKey: generationKey });
  queryClient.setQueryData(generationKey, { generation });
}

export const refreshGeneration = (): Promise<void> => queryClient.invalidateQueries({ queryKey: generationKey });
export const refreshCourses = (): Promise<void> => queryClient.invalidateQueries({ queryKey: listKey });

interface Tick {
  index: number;
  isDone: boolean;
}

/** Ticks a section off at once, and takes that back if it could not be saved. */
export function useTickSection(courseId: string) {
  const queryKey = courseKey(courseId);
  const show = (edit: (done: number[]) => number[]) =>
    queryClient.setQueryData<SavedCourse>(
      queryKey,
      (saved) => saved && { ...saved, sectionsDone: edit(saved.sectionsDone) },
    );
  const ticked = (done: number[], { index, isDone }: Tick) =>
    [...done.filter((each) => each !== index), ...(isDone ? [index] : [])].sort((a, b) => a - b);
  return useMutation({
    mutationFn: ({ index, isDone }: Tick) =>
      call(saveSectionDone, { params: { courseId, index: String(index) }, body: { isDone } }),
    onMutate(tick: Tick) {
      void queryClient.cancelQueries({ queryKey });
      show((done) => ticked(done, tick));
    },
    onError: (_, tick) => show((done) => ticked(done, { ...tick, isDone: !tick.isDone })),
    onSuccess: () => void refreshCourses(),
  });
}

export const useDeleteCourse = (courseId: string) =>
  useMutation({
    mutationFn: () => call(deleteCourse, { params: { courseId } }),
    onSuccess() {
      queryClient.removeQueries({ queryKey: courseKey(courseId) });
      void refreshGeneration();
      void refreshCourses();
    },
  });
