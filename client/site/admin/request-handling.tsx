import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  closeRequest,
  deleteRequest,
  handBackRequest,
  type RequestFile,
  reopenRequest,
  takeRequest,
} from "../../../schema/site/admin-api.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { call } from "../../net/http/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { formatMoment } from "../../ui/format/moment.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import * as text from "./request-admin-text.ts";
import { StateBadge } from "./request-columns.tsx";
import { type RequestStep, useRequestCache, useRequestStep } from "./request-queries.ts";

/** The state of a request, who owns it, and what the reader can do with it. */
export function RequestHandling({ request }: { request: RequestFile }) {
  const { state, owner, decidedAt, isOwn } = request;
  return (
    <Panel title={text.handlingTitle}>
      <Stack $gap={16}>
        <div role="status">
          <DescriptionList
            items={[
              { name: text.stateHeader, value: <StateBadge state={state} /> },
              {
                name: text.ownerName,
                value: isOwn ? text.ownerYou : <MemberName name={ownerOf(request)} roles={owner?.roles ?? []} />,
              },
            ]}
          />
        </div>
        {state === "closed" && decidedAt !== null && (
          <SecondaryText as="div">
            <NamesInSentence
              sentence={text.closedOn(owner?.displayName ?? text.goneAdmin, formatMoment(decidedAt))}
              members={[owner]}
            />
          </SecondaryText>
        )}
        <Steps request={request} />
      </Stack>
    </Panel>
  );
}

function ownerOf({ state, owner }: RequestFile): string {
  return owner?.displayName ?? (state === "new" ? text.nobodyYet : text.goneAdmin);
}

function Steps({ request: { requestId, kind, state, owner, isOwn } }: { request: RequestFile }) {
  const isOpen = state === "new" || state === "in_progress";
  if (isOpen && owner && !isOwn) return null;
  return (
    <Stack $gap={8}>
      {state === "new" && <Step {...{ requestId }} step={takeRequest} label={text.takeButton} isFirst />}
      {state === "in_progress" && <Step {...{ requestId }} step={handBackRequest} label={text.handBackButton} />}
      {isOpen && <Step {...{ requestId }} step={closeRequest} label={text.closeButton} />}
      {state === "closed" && <Step {...{ requestId }} step={reopenRequest} label={text.reopenButton} />}
      <DeleteButton requestId={requestId} list={kind === "parent" ? "/safety/parents" : "/admin/messages"} />
    </Stack>
  );
}

interface StepProps {
  requestId: string;
  step: RequestStep;
  label: string;
  isFirst?: boolean;
}

function Step({ requestId, step, label, isFirst = false }: StepProps) {
  const { mutate, isPending } = useRequestStep(requestId, step);
  return (
    <Button variant={isFirst ? "primary" : "secondary"} block busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

function DeleteButton({ requestId, list }: { requestId: string; list: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const navigate = useNavigate();
  const { refused } = useRequestCache(requestId);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteRequest, { params: { requestId } }),
    onSuccess() {
      toast(text.deletedToast);
      void navigate(list, { replace: true });
    },
    onError(error) {
      setIsAsked(false);
      void refused(error);
    },
  });
  return (
    <>
      <Button variant="quiet" block onClick={() => setIsAsked(true)}>
        {text.deleteButton}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text.deleteTitle}
        confirmLabel={text.deleteButton}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setIsAsked(false)}
      >
        {text.deleteHint}
      </ConfirmDialog>
    </>
  );
}
