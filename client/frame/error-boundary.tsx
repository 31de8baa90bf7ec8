import { Component, type ReactNode } from "react";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import * as text from "./frame-text.ts";
import { Page } from "./page.tsx";

interface Props {
  children: ReactNode;
  /** Another way out, besides reloading. */
  action?: ReactNode;
}

interface State {
  error: unknown;
}

/** True if a part of the app could not be loaded: there is no network, or the server has a newer version. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script|import/i.test(error.message);
}

/**
 * Catches errors that its content throws while it renders: a screen's, while the rest of the page stays, or those of all of the
 * app. A message says what to do. CRASH-1: it needs nothing that is loaded later, and no router.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isMissing = isMissingPart(error);
    return (
      <Page>
        <ErrorState
          title={isMissing ? text.loadFailedTitle : text.crashedTitle}
          level={1}
          onRetry={() => location.reload()}
          retryLabel={text.reloadButton}
          action={this.props.action}
          hint={isMissing ? text.loadFailedHint : text.crashedHint}
        />
      </Page>
    );
  }
}
