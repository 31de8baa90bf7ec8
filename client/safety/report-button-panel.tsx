import { type ReactNode, useState } from "react";
import type { ReportSubject } from "../../schema/safety/api.ts";
import { Button } from "../ui/button/button.tsx";
import { usePart } from "../ui/late/use-part.ts";

interface Props {
  subject: ReportSubject;
  /** What a screen reader says, if the button alone would not tell what it reports. */
  label?: string;
  icon?: ReactNode;
  /** Alone below a text, with its words at the text's edge. */
  atEdge?: boolean;
  children: string;
}

/** Reports words of a leader. The form loads when it is pressed. */
export function ReportButton({ subject, label, icon, atEdge = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { part, isFetching } = usePart(() => import("./report-panel.tsx"), isOpen, close);
  return (
    <>
      <Button
        variant="quiet"
        icon={icon}
        busy={isFetching}
        aria-haspopup="dialog"
        aria-label={label}
        {...(atEdge && { style: { alignSelf: "flex-start", marginInlineStart: -12 } })}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      {part && isOpen && <part.ReportPanel subject={subject} name="" onClose={close} />}
    </>
  );
}
