import Ban from "lucide-react/icons/ban";
import Flag from "lucide-react/icons/flag";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { ReportSubject } from "../../schema/safety/api.ts";
import { usePart } from "../ui/late/use-part.ts";
import type { MenuAction } from "../ui/menu/menu-action.ts";
import { MenuButton } from "../ui/menu/menu-button.tsx";
import * as text from "./post-text.ts";

/** A change that asks first. */
export interface Question {
  label: string;
  icon: "delete" | "block";
  title: string;
  question: string;
  confirmLabel: string;
  isBusy: boolean;
  /** Resolves when it is done, or has failed and said so. */
  onConfirm: () => Promise<void>;
}

interface Props {
  label: string;
  /** Who wrote it. */
  name: string;
  /** What a report is about. Null for the member's own. */
  subject: ReportSubject | null;
  questions: readonly Question[];
}

const icons = { delete: <Trash aria-hidden />, block: <Ban aria-hidden /> };

/** Reports or deletes a post or a comment, or blocks its writer. */
export function WrittenMenu({ label, name, subject, questions }: Props) {
  const [asked, setAsked] = useState<number | "report" | null>(null);
  const close = () => setAsked(null);
  const confirm = usePart(() => import("../ui/overlay/confirm-dialog.tsx"), typeof asked === "number", close);
  const report = usePart(() => import("../safety/report-panel.tsx"), asked === "report", close);
  const actions = (): MenuAction[] => [
    ...(subject ? [{ label: text.reportAction, icon: <Flag aria-hidden />, onPress: () => setAsked("report") }] : []),
    ...questions.map(({ label: line, icon }, at) => ({
      label: line,
      icon: icons[icon],
      tone: "danger" as const,
      onPress: () => setAsked(at),
    })),
  ];
  const question = typeof asked === "number" ? questions[asked] : undefined;
  return (
    <>
      <MenuButton label={label} busy={confirm.isFetching || report.isFetching} actions={actions} />
      {confirm.part && question && (
        <confirm.part.ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.confirmLabel}
          danger
          busy={question.isBusy}
          // Later, so that what was deleted is gone by then, and the focus does not return to it.
          onConfirm={() => void question.onConfirm().finally(() => setTimeout(close))}
          onCancel={close}
        >
          {question.question}
        </confirm.part.ConfirmDialog>
      )}
      {report.part && subject && asked === "report" && (
        <report.part.ReportPanel subject={subject} name={name} onClose={close} />
      )}
    </>
  );
}
