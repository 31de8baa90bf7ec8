import LogOut from "lucide-react/icons/log-out";
import { HeaderItemButton } from "../../ui/navigation/header-item.tsx";
import { signOutButton } from "./sign-out-text.ts";
import { useSignOut } from "./use-sign-out.tsx";

/** Signs out from the header and goes to the home page. */
export function SignOutButton() {
  const { press, isPending, question } = useSignOut();
  return (
    <>
      <HeaderItemButton label={signOutButton} icon={<LogOut aria-hidden />} busy={isPending} onPress={press} />
      {question}
    </>
  );
}
