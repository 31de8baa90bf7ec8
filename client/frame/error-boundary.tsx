import { Component, type ReactNode } from "react";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Page } from "../ui/layout/page.tsx";

interface State {
  error: unknown;
}

/** A part of the app that could not be fetched: no network, or a newer version lies on the server. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script|import/i.test(error.message);
}

/** Catches what a screen throws while it is drawn, so that the rest of the page stays and says what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const again = () => location.reload();
    return (
      <Page>
        {isMissingPart(error) ? (
          <ErrorState title="This page could not be loaded" level={1} onRetry={again}>
            Check your network and try again.
          </ErrorState>
        ) : (
          <ErrorState title="Something went wrong" level={1} onRetry={again} retryLabel="Load the page again">
            It was not your doing. Loading the page again usually helps.
          </ErrorState>
        )}
      </Page>
    );
  }
}
