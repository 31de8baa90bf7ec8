import { type CSSProperties, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { errorTextFor } from "../frame/error-text.ts";
import { endSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { toast } from "../ui/feedback/toast.ts";

interface Props {
  /** After the session has ended. */
  onDone?: () => void;
  style?: CSSProperties;
  /** Shown instead of the words, where there is no room for them. */
  icon?: ReactNode;
}

/** The way out that needs no panel. */
export function SignOutButton({ onDone, style, icon }: Props) {
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

  if (icon !== undefined) {
    return <IconButton label="Sign Out" icon={icon} busy={isLeaving} onClick={leave} style={style} />;
  }
  return (
    <Button variant="quiet" busy={isLeaving} onClick={leave} style={style}>
      Sign Out
    </Button>
  );
}
