import { useState } from "react";
import { EMAIL_MAX_LENGTH } from "../../../schema/limits.ts";
import { type MemberRole, memberRoles } from "../../../schema/member/role.ts";
import { createRoleInvitation } from "../../../schema/role-invitation/admin-api.ts";
import { ROLE_INVITATION_DAYS, ROLE_INVITATION_USES_MAX } from "../../../schema/role-invitation/role-invitation.ts";
import { DAY_MS } from "../../../schema/time.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { todayIn } from "../../frame/use-today.ts";
import { community } from "../../net/community.ts";
import { Button } from "../../ui/button/button.tsx";
import { optionsOf } from "../../ui/field/options-of.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { InvitationLink, type NewInvitation } from "./invitation-link.tsx";
import { useRefreshInvitations } from "./role-invitation-admin-queries.ts";
import * as text from "./role-invitation-admin-text.ts";

const ways = ["link", "email", "group"] as const;

/** INVITE-2: a month ahead, in the community's calendar. */
const proposedDay = (): string =>
  new Date(Date.parse(todayIn(community.timeZone)) + ROLE_INVITATION_DAYS * DAY_MS).toISOString().slice(0, 10);

const empty = {
  role: "mentor" as MemberRole,
  how: "link" as (typeof ways)[number],
  email: "",
  maxUses: "20",
  lastDay: "",
};
type Values = typeof empty;

/** INVITE-3. */
const waysOf = (role: MemberRole): readonly Values["how"][] =>
  role === "admin" ? ways.filter((way) => way !== "group") : ways;
const wayOf = ({ role, how }: Pick<Values, "role" | "how">) => (waysOf(role).includes(how) ? how : "link");

function faultsOf(values: Values) {
  const how = wayOf(values);
  const uses = Number(values.maxUses);
  const isCount = Number.isInteger(uses) && uses >= 2 && uses <= ROLE_INVITATION_USES_MAX;
  return {
    ...(how === "email" && values.email.trim() === "" && { email: text.emailRequired }),
    ...(how === "group" && !isCount && { maxUses: text.usesFault(ROLE_INVITATION_USES_MAX) }),
    ...(values.lastDay === "" && { lastDay: text.lastDayRequired }),
  };
}

const bodyOf = (values: Values) => {
  const how = wayOf(values);
  return {
    role: values.role,
    email: how === "email" ? values.email : null,
    maxUses: how === "group" ? Number(values.maxUses) : 1,
    lastDay: values.lastDay,
  };
};

/** Makes an invitation, and shows its link once. */
export function InvitationForm() {
  const refresh = useRefreshInvitations();
  const [made, setMade] = useState<NewInvitation>();
  const { form, field, isBusy, submit } = useApiForm<typeof createRoleInvitation, Values>(createRoleInvitation, {
    defaultValues: { ...empty, lastDay: proposedDay() },
    check: faultsOf,
    toBody: bodyOf,
    onSuccess({ invitationId, link }, values) {
      setMade({ invitationId, link, email: wayOf(values) === "email" ? values.email.trim() : null });
      form.reset({ ...values, email: "" });
      refresh();
    },
  });
  const role = form.watch("role");
  const how = wayOf({ role, how: form.watch("how") });
  return (
    <Panel title={text.formTitle}>
      <Stack>
        {made && <InvitationLink key={made.invitationId} {...made} />}
        <form noValidate onSubmit={submit}>
          <Stack>
            <SelectField label={text.roleLabel} options={optionsOf(memberRoles, text.roleNames)} {...field("role")} />
            <SelectField
              label={text.howLabel}
              hint={role === "admin" ? text.adminHint : undefined}
              options={optionsOf(waysOf(role), text.howOptions)}
              {...field("how")}
            />
            {how === "email" && (
              <TextField
                type="email"
                label={text.emailLabel}
                hint={text.emailHint}
                autoComplete="off"
                maxLength={EMAIL_MAX_LENGTH}
                {...field("email")}
              />
            )}
            {how === "group" && (
              <TextField
                label={text.usesLabel}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                {...field("maxUses")}
              />
            )}
            <TextField type="date" label={text.lastDayLabel} hint={text.lastDayHint} {...field("lastDay")} />
            <Button type="submit" block busy={isBusy}>
              {how === "email" ? text.sendButton : text.createButton}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Panel>
  );
}
