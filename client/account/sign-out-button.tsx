import LogOut from "lucide-react/icons/log-out";
import { HeaderItemButton } from "../ui/navigation/header-item.tsx";
import { useSignOut } from "./account-queries.ts";
import { signOutButton } from "./account-text.ts";

/** Signs out with one press in the header and goes to the home page. */
export function SignOutButton() {
  const { mutate, isPending } = useSignOut();
  return (
    <HeaderItemButton label={signOutButton} icon={<LogOut aria-hidden />} busy={isPending} onPress={() => mutate()} />
  );
}
