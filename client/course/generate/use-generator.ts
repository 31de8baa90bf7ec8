import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CourseGeneration, CourseRequest } from "../../../schema/course/api.ts";
import { errorTextOf, loadErrorTextOf, toastError } from "../../frame/error-text.ts";
import { signInPath } from "../../frame/return-path.ts";
import { ApiError, codeOf } from "../../net/http/api-error.ts";
import { useSession } from "../../net/session.ts";
import { clearFailures, toast } from "../../ui/feedback/toast.ts";
import {
  generationQuery,
  refreshCourses,
  refreshGeneration,
  setGeneration,
  useGenerateCourse,
} from "../course-queries.ts";
import { generationFailed } from "../course-text.ts";
import * as text from "./generator-text.ts";

export interface Generator {
  /** The member's last generation. Null for visitors. */
  generation: CourseGeneration | null;
  isBusy: boolean;
  /** The last request for the result failed. */
  isCutOff: boolean;
  /** What the server says is wrong with the topic. */
  topicError: string | undefined;
  generate: (wanted: CourseRequest) => void;
}

/** Starts courses, and waits for the one that is being made, also after a reload. */
export function useGenerator(): Generator {
  const { status } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const query = useQuery({ ...generationQuery, enabled: status === "signed-in" });
  const start = useGenerateCourse();
  const generation = query.data?.generation ?? null;
  const announce = useResultToast(generation);

  function askToSignIn() {
    toast(text.pleaseSignIn);
    void navigate(signInPath(pathname));
  }

  function showFailure(error: unknown) {
    if (topicErrorOf(error)) return;
    if (codeOf(error) === "account/not-signed-in") return askToSignIn();
    toastError(error, generationFailed);
    // It may have started although its reply was lost, or on another device.
    void refreshGeneration();
  }

  function generate(wanted: CourseRequest) {
    if (status === "signed-out") return askToSignIn();
    clearFailures();
    // Not the callbacks of `mutate`, which are lost with the panel.
    void start.mutateAsync(wanted).then((started) => {
      announce(started.generationId);
      setGeneration(started);
    }, showFailure);
  }

  return {
    generation,
    isBusy: start.isPending || generation?.state === "running",
    isCutOff: query.isError,
    topicError: topicErrorOf(start.error),
    generate,
  };
}

const topicErrorOf = (error: unknown) => (error instanceof ApiError ? error.fields.topic : undefined);

/** Says how a generation ended that this page has started or seen running. Returns how to announce the end of another one. */
function useResultToast(generation: CourseGeneration | null): (generationId: string) => void {
  const awaitedId = useRef<string>(undefined);
  useEffect(() => {
    if (!generation) return;
    const { generationId, state, failure } = generation;
    if (state === "running") {
      awaitedId.current = generationId;
      return;
    }
    if (awaitedId.current !== generationId) return;
    awaitedId.current = undefined;
    if (state === "ready") {
      toast(text.generated);
      void refreshCourses();
    } else if (failure) {
      void loadErrorTextOf(failure).then(() => toast({ ...errorTextOf(failure), variant: "destructive" }));
    } else toast({ ...generationFailed, variant: "destructive" });
  }, [generation]);
  return (generationId) => {
    awaitedId.current = generationId;
  };
}
