import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { PagesPicture } from "../ui/illustration/pages-picture.tsx";
import { Card } from "../ui/layout/card.tsx";
import * as text from "./dashboard-text.ts";
import { SectionScreen } from "./section-screen.tsx";

export const DevotionsSection = () => (
  <SectionScreen title={text.devotionsTitle} width="reading">
    <Card>
      <EmptyState
        picture={<PagesPicture />}
        title={text.noDevotionsTitle}
        action={
          <ButtonLink to="/programs" variant="secondary">
            {text.programsLink}
          </ButtonLink>
        }
      >
        {text.noDevotionsHint}
      </EmptyState>
    </Card>
  </SectionScreen>
);
