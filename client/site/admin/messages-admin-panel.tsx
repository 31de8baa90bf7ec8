import { lazy } from "react";
import { useParams } from "react-router";
import { RequestList } from "./request-list.tsx";

const RequestPage = lazy(async () => ({ default: (await import("./request-page.tsx")).RequestPage }));

/** The section of messages: the list of requests, or one request's page at its id. */
export function MessagesAdminPanel() {
  const { requestId } = useParams();
  return requestId === undefined ? <RequestList /> : <RequestPage key={requestId} requestId={requestId} />;
}
