import type { ReactNode } from "react";
import { SectionScreen } from "../../../frame/section/section-screen.tsx";
import { BackLink } from "../../../ui/button/back-link.tsx";
import { backLink } from "./form-text.ts";

interface Props {
  title: string;
  /** Beside the heading. */
  badges?: ReactNode;
  children: ReactNode;
}

/** A page below the list of devotions, with a back link to it. */
export const FormScreen = (props: Props) => (
  <SectionScreen width="reading" back={<BackLink to="/admin/devotions">{backLink}</BackLink>} {...props} />
);
