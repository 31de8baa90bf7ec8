import { useNavigate } from "react-router";
import { signInPath } from "../frame/return-path.ts";
import { toast } from "../ui/feedback/toast.ts";
import * as text from "./daily-text.ts";

export const DAILY_PATH = "/games/daily";

/** Asks a visitor to sign in, who comes back to the daily five. */
export function useDailySignIn(): () => void {
  const navigate = useNavigate();
  const action = { label: text.signInButton, onPress: () => navigate(signInPath(DAILY_PATH)) };
  return () => toast({ ...text.signInText, variant: "destructive", action });
}
