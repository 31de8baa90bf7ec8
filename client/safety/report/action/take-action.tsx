import { Controller } from "react-hook-form";
import { ACTION_REASON_MAX_LENGTH, MUTE_HOURS_OPTIONS } from "../../../../schema/limits.ts";
import { actOnReport, type ReportFile } from "../../../../schema/safety/api.ts";
import { type ActionKind, type NewAction, noticeKinds } from "../../../../schema/safety/report-action.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { RadioCards } from "../../../ui/field/radio-cards.tsx";
import { Switch } from "../../../ui/field/switch.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Stack } from "../../../ui/layout/stack.ts";
import { FormDialog } from "../../../ui/overlay/dialog.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { useReportCache } from "../report-queries.ts";
import * as text from "./action-text.ts";

const choices = ["warn", "mute", "suspend"] as const;
type Choice = (typeof choices)[number];
type Hours = (typeof MUTE_HOURS_OPTIONS)[number];

interface Props {
  file: ReportFile;
  name: string;
  /** Lifts a mute or a suspension. Undefined if the reader chooses what to do. */
  lifting?: "unmute" | "unsuspend" | undefined;
  /** The reader is an admin, or the member has no role that only an admin may act against. */
  mayRestrict: boolean;
  onDone: () => void;
}

interface Values {
  kind: ActionKind;
  hours: Hours;
  reason: string;
  acceptsNoLead: boolean;
}

function toBody({ kind, hours, reason, acceptsNoLead }: Values): NewAction {
  if (kind === "mute") return { kind, hours, reason };
  if (kind === "suspend") return { kind, reason, acceptsNoLead };
  return { kind, reason };
}

/** Warns, mutes or suspends the reported member, or lifts it, with a reason. */
export function TakeAction({ file: { reportId, standing }, name, lifting, mayRestrict, onDone }: Props) {
  const { changed, refresh } = useReportCache(reportId);
  const { form, field, errorOf, isBusy, submit } = useApiForm<typeof actOnReport, Values>(actOnReport, {
    params: { reportId },
    defaultValues: { kind: lifting ?? "warn", hours: 1, reason: "", acceptsNoLead: false },
    toBody,
    requiredTexts: { reason: text.reasonRequired },
    check: ({ kind, acceptsNoLead }) =>
      kind === "suspend" && standing?.isOnlyLead && !acceptsNoLead ? { acceptsNoLead: text.lastLeadRequired } : {},
    draft: `report-action.${reportId}.${lifting ?? "new"}`,
    onSuccess(acted) {
      onDone();
      changed(acted);
    },
    onFailure() {
      // Someone else may have changed the report or the member.
      refresh();
      return false;
    },
  });
  const kind = form.watch("kind");
  const isReadByMember = (noticeKinds as readonly ActionKind[]).includes(kind);
  return (
    <FormDialog
      title={text.title(name)}
      submitLabel={text.submitButtons[kind]}
      cancelLabel={text.cancelButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Stack>
        {lifting === undefined && (
          <Controller
            control={form.control}
            name="kind"
            render={({ field: { value, onChange, ref } }) => (
              <RadioCards<Choice>
                legend={text.kindLegend}
                hint={mayRestrict ? undefined : text.adminOnly}
                ref={ref}
                value={value as Choice}
                minWidth={400}
                options={choices.map((each) => ({
                  value: each,
                  ...text.kindOptions[each],
                  disabled: each !== "warn" && !mayRestrict,
                }))}
                onChange={onChange}
              />
            )}
          />
        )}
        {kind === "mute" && (
          <Controller
            control={form.control}
            name="hours"
            render={({ field: { value, onChange, ref } }) => (
              <RadioCards
                legend={text.hoursLegend}
                ref={ref}
                compact
                minWidth={84}
                value={String(value)}
                options={MUTE_HOURS_OPTIONS.map((hours) => ({
                  value: String(hours),
                  label: text.hoursLabels[hours],
                }))}
                onChange={(hours) => onChange(Number(hours))}
              />
            )}
          />
        )}
        {kind === "suspend" && standing?.isOnlyLead && (
          <Stack $gap={8}>
            <Notice tone="warning" live>
              {text.lastLeadWarning(name)}
            </Notice>
            <Switch as="checkbox" label={text.lastLeadConfirm} {...form.register("acceptsNoLead")} />
            <Text role="alert" $tone="danger" $size="small">
              {errorOf("acceptsNoLead")}
            </Text>
          </Stack>
        )}
        <TextArea
          label={text.reasonLabel}
          hint={isReadByMember ? text.readByMember(name) : text.readByGuardians}
          maxLength={ACTION_REASON_MAX_LENGTH}
          autoFocus={lifting !== undefined}
          {...field("reason")}
        />
      </Stack>
    </FormDialog>
  );
}
