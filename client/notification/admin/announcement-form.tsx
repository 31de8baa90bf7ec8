import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { localTime } from "../../../schema/local-time.ts";
import { memberRoles } from "../../../schema/member/role.ts";
import {
  ANNOUNCEMENT_TEXT_MAX_LENGTH,
  ANNOUNCEMENT_TITLE_MAX_LENGTH,
  announcementAudiences,
  sendAnnouncement,
} from "../../../schema/notification/admin-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { community } from "../../net/community.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { optionsOf } from "../../ui/field/options-of.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { shortDateFormat } from "../../ui/format/format.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { audienceEventsQuery, useRefreshAnnouncements } from "./announcement-queries.ts";
import * as text from "./announcement-text.ts";

const empty = {
  title: "",
  text: "",
  audience: "everyone" as (typeof announcementAudiences)[number],
  role: "mentor" as (typeof memberRoles)[number],
  eventId: "",
  when: "now" as "now" | "later",
  scheduledFor: "",
};
type Values = typeof empty;

const timeOf = ({ when, scheduledFor }: Values): number | null =>
  when === "now" ? null : localTime(scheduledFor, community.timeZone);

function faultsOf(values: Values) {
  const time = timeOf(values);
  return {
    ...(values.audience === "event" && values.eventId === "" && { eventId: text.eventRequired }),
    ...(time !== null && Number.isNaN(time) && { scheduledFor: text.timeRequired }),
  };
}

const date = shortDateFormat(community.timeZone);

/** Writes a notification to many members. */
export function AnnouncementForm() {
  const refresh = useRefreshAnnouncements();
  // The same for every try, so that one that arrived although the reply was lost is not sent twice.
  const announcementId = useRef(crypto.randomUUID());
  const { form, field, isBusy, submit } = useApiForm<typeof sendAnnouncement, Values>(sendAnnouncement, {
    defaultValues: empty,
    requiredTexts: { title: text.titleRequired, text: text.textRequired },
    check: faultsOf,
    toBody: (values) => ({
      announcementId: announcementId.current,
      title: values.title,
      text: values.text,
      audience: values.audience,
      role: values.audience === "role" ? values.role : null,
      eventId: values.audience === "event" && values.eventId !== "" ? values.eventId : null,
      scheduledFor: timeOf(values),
    }),
    draft: "announcement",
    onSuccess(_, { when }) {
      announcementId.current = crypto.randomUUID();
      form.reset(empty);
      toast(when === "now" ? text.sentToast : text.scheduledToast);
      refresh();
    },
  });
  const isLater = form.watch("when") === "later";
  return (
    <Panel title={text.formTitle}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextField label={text.titleLabel} maxLength={ANNOUNCEMENT_TITLE_MAX_LENGTH} {...field("title")} />
          <TextArea label={text.textLabel} maxLength={ANNOUNCEMENT_TEXT_MAX_LENGTH} rows={4} {...field("text")} />
          <SelectField
            label={text.audienceLabel}
            options={optionsOf(announcementAudiences, text.audienceNames)}
            {...field("audience")}
          />
          {form.watch("audience") === "role" && (
            <SelectField label={text.roleLabel} options={optionsOf(memberRoles, text.roleNames)} {...field("role")} />
          )}
          {form.watch("audience") === "event" && <EventField {...field("eventId")} />}
          <SelectField
            label={text.whenLabel}
            options={[
              { value: "now", label: text.nowOption },
              { value: "later", label: text.laterOption },
            ]}
            {...field("when")}
          />
          {isLater && (
            <TextField
              type="datetime-local"
              label={text.timeLabel}
              hint={text.timeHint(community.timeZone)}
              {...field("scheduledFor")}
            />
          )}
          <Button type="submit" block busy={isBusy}>
            {isLater ? text.scheduleButton : text.sendButton}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

function EventField(props: ReturnType<ReturnType<typeof useApiForm>["field"]>) {
  const { data = [] } = useQuery(audienceEventsQuery);
  const events = data.map(({ eventId, title, eventDate }) => ({
    value: eventId,
    label: `${title}, ${date.format(eventDate)}`,
  }));
  return (
    <SelectField label={text.eventLabel} options={[{ value: "", label: text.chooseEvent }, ...events]} {...props} />
  );
}
