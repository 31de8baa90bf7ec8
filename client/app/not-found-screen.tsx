import { Screen } from "../frame/screen.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LampPicture } from "../ui/illustration/lamp-picture.tsx";

export function NotFoundScreen() {
  return (
    <Screen title="Page not found">
      <EmptyState
        level={1}
        picture={<LampPicture lit={false} />}
        title="Oops! Page not found"
        action={<ButtonLink to="/">Return to Home</ButtonLink>}
      >
        There’s nothing at this address. The page may have moved, or part of the link is missing.
      </EmptyState>
    </Screen>
  );
}
