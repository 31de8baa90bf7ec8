import { Component, type ReactNode } from "react";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Page } from "../ui/layout/page.tsx";
import * as text from "./frame-text.ts";

interface State {
  error: unknown;
}

/** True if a part of the app could not be loaded: there is no network, or the server has a newer version. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script|import/i.test(error.message);
}

/** Catches errors that a screen throws while it renders. The rest of the page stays, and a message says what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const reload = () => location.reload();
    return (
      <Page>
        {isMissingPart(error) ? (
          <ErrorState title={text.loadFailedTitle} level={1} onRetry={reload} retryLabel={text.reloadButton}>
            {text.loadFailedHint}
          </ErrorState>
        ) : (
          <ErrorState title={text.crashedTitle} level={1} onRetry={reload} retryLabel={text.reloadButton}>
            {text.crashedHint}
          </ErrorState>
        )}
      </Page>
    );
  }
}
