import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { LampPicture } from "../illustration/lamp-picture.tsx";
import { SecondaryText } from "../text/text.tsx";
import { EmptyState } from "./empty-state.tsx";
import * as text from "./feedback-text.ts";

interface Props {
  /** What happened. */
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** What still works, and what to do next. */
  hint?: ReactNode;
  /** What people tell those who run the server, so that they find this failure. */
  reference?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  retrying?: boolean;
  /** Another way out, besides trying again. */
  action?: ReactNode;
  picture?: ReactNode;
}

/** Says that something failed, and how to try again. Its picture is a lamp that went out. */
export function ErrorState({
  title,
  level = 2,
  hint,
  reference,
  onRetry,
  retryLabel = text.retryButton,
  retrying = false,
  action,
  picture = <LampPicture lit={false} />,
}: Props) {
  const retry = onRetry && (
    <Button icon={<RotateCw aria-hidden />} busy={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        picture={picture}
        title={title}
        level={level}
        action={
          (retry || action) && (
            <>
              {retry}
              {action}
            </>
          )
        }
        hint={reference === undefined ? hint : <WithReference reference={reference}>{hint}</WithReference>}
      />
    </div>
  );
}

function WithReference({ reference, children }: { reference: string; children: ReactNode }) {
  return (
    <>
      {children}
      <SecondaryText $align="center">{text.reference(reference)}</SecondaryText>
    </>
  );
}
