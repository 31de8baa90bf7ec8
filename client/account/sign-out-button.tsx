import { type CSSProperties, useState } from "react";
import { useNavigate } from "react-router";
import { sentenceFor } from "../app/error-sentences.ts";
import { endSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";

interface Props {
  /** After the session has ended. */
  onDone?: () => void;
  style?: CSSProperties;
}

/** The way out that needs no panel. */
export function SignOutButton({ onDone, style }: Props) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    setIsLeaving(true);
    try {
      await endSession();
      onDone?.();
      navigate("/");
    } catch (error) {
      toast({ ...sentenceFor(error), variant: "destructive" });
      setIsLeaving(false);
    }
  }

  return (
    <Button variant="quiet" busy={isLeaving} onClick={leave} style={style}>
      Sign Out
    </Button>
  );
}
