import type { ReactNode } from "react";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { backLink } from "./post-admin-text.ts";

/** A page below the list of posts, with a back link to it. */
export const SubScreen = (props: { title: string; children: ReactNode }) => (
  <SectionScreen width="reading" back={<BackLink to="/admin/posts">{backLink}</BackLink>} {...props} />
);
