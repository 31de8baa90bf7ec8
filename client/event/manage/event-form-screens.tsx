import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import type { ManagedEvent } from "../../../schema/event/manage-api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Screen } from "../../frame/screen.tsx";
import { codeOf } from "../../net/http/api-error.ts";
import { BackLink } from "../../ui/button/back-link.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, Text } from "../../ui/text/text.tsx";
import { COPY_PARAMETER, copyPath } from "../copy-path.ts";
import { errorTexts } from "../event-errors.ts";
import { copyLink } from "../event-text.ts";
import { EndEventPanel } from "./end-event-panel.tsx";
import { EditEventPanel } from "./form/edit-event-panel.tsx";
import { NewEventPanel } from "./form/new-event-panel.tsx";
import { managedEventQuery } from "./manage-queries.ts";
import * as text from "./manage-text.ts";
import { RepeatPanel } from "./repeat-panel.tsx";

const LIST = "/events/manage";

/** The form of a new event, empty or with the content of another one. */
export function NewEventScreen() {
  const navigate = useNavigate();
  const copied = useSearchParams()[0].get(COPY_PARAMETER);
  const open = ({ eventId }: ManagedEvent) => void navigate(`/event/${eventId}`);
  if (copied !== null) return <CopyEventScreen key={copied} eventId={copied} onCreated={open} />;
  return (
    <FormScreen title={text.newTitle}>
      <NewEventPanel onCreated={open} />
    </FormScreen>
  );
}

interface CopyProps {
  eventId: string;
  onCreated: (event: ManagedEvent) => void;
}

function CopyEventScreen({ eventId, onCreated }: CopyProps) {
  const query = useQuery(managedEventQuery(eventId));
  return (
    <FormScreen title={text.copyTitle}>
      {query.data ? (
        <>
          <Text>{text.copyNote}</Text>
          <NewEventPanel original={query.data} onCreated={onCreated} />
        </>
      ) : (
        <QueryState query={query} label={text.loadingEvent} rows={6} />
      )}
    </FormScreen>
  );
}

/** Changes, cancels or deletes one event. */
export function EditEventScreen() {
  const { eventId = "" } = useParams();
  const query = useQuery(managedEventQuery(eventId));
  if (!query.data) {
    return (
      <FormScreen title={text.editTitle}>
        <QueryState query={query} label={text.loadingEvent} rows={6} />
      </FormScreen>
    );
  }
  return (
    <FormScreen
      title={text.editTitle}
      action={
        <Cluster $gap={4}>
          <ButtonLink variant="quiet" to={copyPath(eventId)}>
            {copyLink}
          </ButtonLink>
          <ButtonLink variant="quiet" to={`/event/${eventId}`}>
            {text.viewLink}
          </ButtonLink>
        </Cluster>
      }
    >
      <EditEvent key={eventId} event={query.data} refetch={() => void query.refetch()} />
    </FormScreen>
  );
}

function EditEvent({ event, refetch }: { event: ManagedEvent; refetch: () => void }) {
  const navigate = useNavigate();
  function leave(error: unknown) {
    const reason = error === null ? errorTexts["event/cancelled"] : errorTextFor(error, text.updateFailed);
    toast({ ...reason, variant: "destructive" });
    if (codeOf(error) === "event/not-found") void navigate(LIST, { replace: true });
    else refetch();
  }
  return (
    <Stack $gap={24}>
      {event.isCancelled ? (
        <Notice tone="danger" title={text.cancelledTitle}>
          <MultilineText>{event.cancelReason}</MultilineText>
        </Notice>
      ) : (
        <EditEventPanel event={event} onSaved={() => void navigate(`/event/${event.eventId}`)} onGone={leave} />
      )}
      {!event.isCancelled && <RepeatPanel event={event} onRepeated={() => void navigate(LIST)} />}
      {(!event.isCancelled || event.canDelete) && (
        <EndEventPanel event={event} onDeleted={() => void navigate(LIST, { replace: true })} />
      )}
    </Stack>
  );
}

interface FormScreenProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

const FormScreen = ({ title, action, children }: FormScreenProps) => (
  <Screen title={title} width="reading">
    <Stack $gap={24}>
      <div>
        <Cluster $justify="between">
          <BackLink to={LIST}>{text.backLink}</BackLink>
          {action}
        </Cluster>
        <Heading level={1}>{title}</Heading>
      </div>
      {children}
    </Stack>
  </Screen>
);
