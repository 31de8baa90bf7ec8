import Printer from "lucide-react/icons/printer";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useNavigate } from "react-router";
import styled from "styled-components";
import type { SavedCourse } from "../../../schema/course/api.ts";
import { Screen } from "../../frame/screen.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { PrintPage } from "../../ui/layout/print-page.ts";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { doneOf, progressLabel } from "../course-text.ts";
import { CourseView } from "./course-view.tsx";
import * as text from "./reading-text.ts";
import { SectionTick } from "./section-tick.tsx";

// The words of a quiet button are at the left edge.
const AtEdge = styled.div`margin-inline-start: -12px;`;

/** A course with a tick for each section. */
export function CourseReader({ saved }: { saved: SavedCourse }) {
  const { courseId, course, sectionsDone } = saved;
  return (
    <Screen title={course.title} width="reading">
      <PrintPage />
      <Stack $gap={24}>
        <Cluster $justify="between">
          <BackLink to="/courses">{text.backLink}</BackLink>
          <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {text.printButton}
          </Button>
        </Cluster>
        <CourseView
          saved={saved}
          level={1}
          sectionEnd={(index, title) => (
            <SectionTick courseId={courseId} index={index} title={title} isDone={sectionsDone.includes(index)} />
          )}
        >
          <Progress done={sectionsDone.length} all={course.content_sections.length} />
        </CourseView>
        <DeleteButton courseId={courseId} />
      </Stack>
    </Screen>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  const valueText = doneOf(done, all);
  return (
    <Stack $gap={8}>
      <ProgressBar label={progressLabel} value={done} max={all} valueText={valueText} />
      <SecondaryText>{valueText}</SecondaryText>
    </Stack>
  );
}

/** Asks before it deletes. The dialog is loaded when it is needed. */
function DeleteButton({ courseId }: { courseId: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const close = () => setAsking(false);
  const load = () => import("./delete-course-dialog.tsx");
  const { part, isFetching } = usePart(load, isAsking, close);
  return (
    <AtEdge>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} busy={isFetching} onClick={() => setAsking(true)}>
        {text.deleteButton}
      </Button>
      {isAsking && part && (
        <part.DeleteCourseDialog
          courseId={courseId}
          onClose={close}
          onDeleted={() => navigate("/courses", { replace: true })}
        />
      )}
    </AtEdge>
  );
}
