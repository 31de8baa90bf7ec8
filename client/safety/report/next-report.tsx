import { useMutation } from "@tanstack/react-query";
import { type Ref, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { findNextReport } from "../../../schema/safety/api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Text } from "../../ui/text/text.tsx";
import { listPath, reportPath, useReportPlace } from "./report-place.ts";
import * as text from "./report-text.ts";

interface Props {
  reportId: string;
  /** Nothing else is left to do with this report. */
  isMain: boolean;
  ref: Ref<HTMLButtonElement>;
}

/** Leads to the report after this one in the list that the reader came from, or says that there is none. */
export function NextReport({ reportId, isMain, ref }: Props) {
  const { filter, asOf } = useReportPlace();
  const navigate = useNavigate();
  const find = useMutation({
    mutationFn: () =>
      call(findNextReport, {
        params: { reportId },
        query: { ...(filter !== "open" && { state: filter }), ...(asOf !== null && { asOf }) },
      }),
    onSuccess: ({ next }) => next && void navigate(reportPath(next.reportId, { filter, asOf: next.asOf })),
    onError: (error) => toastError(error),
  });
  const variant = isMain ? "primary" : "secondary";
  if (find.data?.next === null) return <LastReport listHref={listPath(filter)} variant={variant} />;
  return (
    <Button ref={ref} variant={variant} busy={find.isPending} onClick={() => find.mutate()}>
      {text.nextButton}
    </Button>
  );
}

/** Takes the place and the focus of the button that found nothing. */
function LastReport({ listHref, variant }: { listHref: string; variant: "primary" | "secondary" }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      <Text role="status" style={{ flexBasis: "100%", textAlign: "center" }}>
        {text.lastReport}
      </Text>
      <ButtonLink ref={link} to={listHref} variant={variant}>
        {text.backLink}
      </ButtonLink>
    </>
  );
}
