import LogOut from "lucide-react/icons/log-out";
import { Button } from "../ui/button/button.tsx";
import { HeaderItemButton } from "../ui/navigation/header-item.tsx";
import { useSignOut } from "./account-queries.ts";
import * as text from "./account-text.ts";

interface Props {
  /** Called after the session has ended. */
  onDone?: () => void;
  /** Looks like the other items of the header. */
  inHeader?: boolean;
}

/** Signs out with one press and goes to the home page. */
export function SignOutButton({ onDone, inHeader = false }: Props) {
  const { mutate, isPending } = useSignOut({ onDone });
  if (inHeader) {
    return (
      <HeaderItemButton
        label={text.signOutButton}
        icon={<LogOut aria-hidden />}
        busy={isPending}
        onPress={() => mutate()}
      />
    );
  }
  return (
    <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
      {text.signOutButton}
    </Button>
  );
}
