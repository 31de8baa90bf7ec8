import type { ComponentProps } from "react";
import { errorTextFor } from "../frame/error-text.ts";
import { QueryState } from "../frame/query-state.tsx";
import { Screen } from "../frame/screen.tsx";
import { codeOf, type FailureCode, isPassing } from "../net/http/api-error.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { DoorsPicture } from "../ui/illustration/doors-picture.tsx";
import { errorTexts } from "./ticket-errors.ts";
import * as text from "./ticket-text.ts";

interface Props {
  query: ComponentProps<typeof QueryState>["query"];
  eventId: string;
}

/** Answers that name no event whose page would help. */
const unknownCodes: readonly FailureCode[] = ["ticket/not-found", "request/invalid", "request/not-found"];

/** Until there is a ticket: that it loads, or why there is none and what to do. */
export function TicketRefused({ query, eventId }: Props) {
  const code = query.error ? codeOf(query.error) : null;
  if (code === null || isPassing(code)) {
    return (
      <Screen title={text.screenTitle} width="narrow">
        <QueryState query={query} label={text.loadingTicket}>
          <Skeleton $height="560px" />
        </QueryState>
      </Screen>
    );
  }
  const isUnknown = unknownCodes.includes(code);
  const { title, message } = isUnknown ? errorTexts["ticket/not-found"] : errorTextFor(query.error);
  return (
    <Screen title={title} width="narrow">
      <ErrorState
        title={title}
        level={1}
        picture={<DoorsPicture />}
        action={
          <ButtonLink to={isUnknown ? "/" : `/event/${eventId}`}>
            {isUnknown ? text.homeLink : text.eventLink}
          </ButtonLink>
        }
        hint={message}
      />
    </Screen>
  );
}
