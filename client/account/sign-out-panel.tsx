import { Button } from "../ui/button/button.tsx";
import { useSignOut } from "./account-queries.ts";
import { signOutButton } from "./account-text.ts";

/** Signs out with one press in a menu and goes to the home page. `onDone` is called after the session has ended. */
export function SignOutPanel({ onDone }: { onDone: () => void }) {
  const { mutate, isPending } = useSignOut({ onDone });
  return (
    <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
      {signOutButton}
    </Button>
  );
}
