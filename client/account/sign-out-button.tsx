import type { CSSProperties, ReactNode } from "react";
import { Button } from "../ui/button/button.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { useSignOut } from "./account-queries.ts";

interface Props {
  /** After the session has ended. */
  onDone?: () => void;
  style?: CSSProperties;
  /** Shown instead of the label, where there is no room for it. */
  icon?: ReactNode;
}

/** Signs out with one press. */
export function SignOutButton({ onDone, style, icon }: Props) {
  const { mutate, isPending } = useSignOut({ onDone });
  if (icon !== undefined) {
    return <IconButton label="Sign Out" icon={icon} busy={isPending} onClick={() => mutate()} style={style} />;
  }
  return (
    <Button variant="quiet" busy={isPending} onClick={() => mutate()} style={style}>
      Sign Out
    </Button>
  );
}
