import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorTextFor } from "../frame/error-text.ts";
import { endSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { HeaderItemButton } from "../ui/navigation/header-item.tsx";

interface Props {
  /** After the session has ended. */
  onDone?: () => void;
  /** Looks like the other items of the header. */
  inHeader?: boolean;
}

/** Signs out and leads home. */
export function SignOutButton({ onDone, inHeader = false }: Props) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    try {
      await endSession();
      onDone?.();
      navigate("/");
    } catch (error) {
      toast({ ...errorTextFor(error), variant: "destructive" });
      setIsLeaving(false);
    }
  }

  if (inHeader)
    return <HeaderItemButton label="Sign Out" icon={<LogOut aria-hidden />} busy={isLeaving} onPress={leave} />;
  return (
    <Button variant="quiet" busy={isLeaving} onClick={leave}>
      Sign Out
    </Button>
  );
}
