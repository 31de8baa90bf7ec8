import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { LampPicture } from "../illustration/lamp-picture.tsx";
import { EmptyState } from "./empty-state.tsx";

interface Props {
  /** What happened. */
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** What is still so, and what to do next. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  retrying?: boolean;
  /** Another way out, beside trying again. */
  action?: ReactNode;
  picture?: ReactNode;
}

/** A lamp that went out, and the way to light it again. */
export function ErrorState({
  title,
  level = 2,
  children,
  onRetry,
  retryLabel = "Try again",
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
      >
        {children}
      </EmptyState>
    </div>
  );
}
