import type { ReactNode } from "react";
import { SectionScreen } from "../../../frame/section/section-screen.tsx";
import { BackLink } from "../../../ui/button/back-link.tsx";
import * as text from "../question-admin-text.ts";

interface Props {
  title: string;
  /** Beside the heading. */
  badges?: ReactNode;
  children: ReactNode;
}

/** A page below the list of questions, with a back link to it. */
export const FormScreen = (props: Props) => (
  <SectionScreen width="reading" back={<BackLink to="/admin/questions">{text.backLink}</BackLink>} {...props} />
);
