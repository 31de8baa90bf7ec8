import { Controller } from "react-hook-form";
import { ACTION_REASON_MAX_LENGTH, MUTE_HOURS_OPTIONS } from "../../../../schema/limits.ts";
import type { ReportFile } from "../../../../schema/safety/api.ts";
import { type ActionKind, type NewAction, noticeKinds } from "../../../../schema/safety/report-action.ts";
import type { ApiForm } from "../../../frame/form/use-endpoint-form.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { RadioCards } from "../../../ui/field/radio-cards.tsx";
import { Switch } from "../../../ui/field/switch.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Stack } from "../../../ui/layout/stack.ts";
import { Text } from "../../../ui/text/text.tsx";
import * as text from "./action-text.ts";

const choices = ["warn", "mute", "suspend"] as const;
type Choice = (typeof choices)[number];
type Hours = (typeof MUTE_HOURS_OPTIONS)[number];
export type MemberStatus = NonNullable<ReportFile["status"]>;
/** Lifts a mute or a suspension. Undefined if the reader chooses what to do. */
export type Lifting = "unmute" | "unsuspend" | undefined;

export interface ActionValues {
  kind: ActionKind;
  hours: Hours;
  reason: string;
  acceptsNoLead: boolean;
}

/** What the forms of a report and of a member have in common. */
export const actionForm = (lifting: Lifting, status: MemberStatus | null) => ({
  defaultValues: { kind: lifting ?? "warn", hours: 1, reason: "", acceptsNoLead: false } satisfies ActionValues,
  toBody: ({ kind, hours, reason, acceptsNoLead }: ActionValues): NewAction => {
    if (kind === "mute") return { kind, hours, reason };
    if (kind === "suspend") return { kind, reason, acceptsNoLead };
    return { kind, reason };
  },
  requiredTexts: { reason: text.reasonRequired },
  check: ({ kind, acceptsNoLead }: ActionValues) =>
    kind === "suspend" && status?.isOnlyLead && !acceptsNoLead ? { acceptsNoLead: text.lastLeadRequired } : {},
});

interface Props {
  api: ApiForm<ActionValues>;
  name: string;
  status: MemberStatus | null;
  lifting: Lifting;
  /** The reader is an admin, or the member has no role that only an admin may act against. */
  mayRestrict: boolean;
}

/** The fields of an action: what, for how long, and why. */
export function ActionFields({ api: { form, field, errorOf }, name, status, lifting, mayRestrict }: Props) {
  const kind = form.watch("kind");
  const isReadByMember = (noticeKinds as readonly ActionKind[]).includes(kind);
  return (
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
      {kind === "suspend" && status?.isOnlyLead && (
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
  );
}
