import { Screen } from "../frame/screen.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LostPicture } from "../ui/illustration/people/group-pictures.tsx";
import * as text from "./app-text.ts";

export function NotFoundScreen() {
  return (
    <Screen title={text.notFoundTabTitle}>
      <EmptyState
        level={1}
        picture={<LostPicture />}
        title={text.notFoundTitle}
        action={<ButtonLink to="/">{text.returnHomeLink}</ButtonLink>}
        hint={text.notFoundHint}
      />
    </Screen>
  );
}
