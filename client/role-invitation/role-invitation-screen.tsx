import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import type { Me } from "../../schema/account/api.ts";
import type { RoleInvitation } from "../../schema/role-invitation/api.ts";
import { roleInvitationPath } from "../../schema/role-invitation/role-invitation.ts";
import { QueryState } from "../frame/query-state.tsx";
import { authPath, SECURITY_PATH, signInPath } from "../frame/return-path.ts";
import { Screen } from "../frame/screen.tsx";
import { community } from "../net/community.ts";
import { useSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { fullDateFormat } from "../ui/format/format.ts";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { invitationQuery, needsBirthDate, useAccept } from "./role-invitation-queries.ts";
import * as text from "./role-invitation-text.ts";

/** The page that the link of an invitation opens, for visitors and for members. */
export function RoleInvitationScreen() {
  const { code = "" } = useParams();
  const { status, me } = useSession();
  const query = useQuery({ ...invitationQuery(code), enabled: status !== "loading" });
  return (
    <Screen title={text.screenTitle} width="narrow">
      {query.data ? (
        <Invitation invitation={query.data} me={me} code={code} />
      ) : (
        <QueryState query={query} label={text.loading} rows={3} />
      )}
    </Screen>
  );
}

interface Props {
  invitation: RoleInvitation;
  me: Me | null;
  code: string;
}

function Invitation({ invitation, me, code }: Props) {
  const { role, state } = invitation;
  if (me && state === "given") return <Given role={role} me={me} />;
  if (me && state === "waiting") {
    return (
      <Page title={text.waitingTitle}>
        <Text>{text.waitingHint(me.email)}</Text>
      </Page>
    );
  }
  return (
    <Page title={text.invitedTitle(role, community.name)}>
      <Text>{text.tasks[role]}</Text>
      <Text $tone="muted">
        {text.adultsHint}
        {invitation.needsSecondFactor && ` ${text.secondFactorHint}`}
      </Text>
      <Text $tone="muted">{text.openUntil(lastDay(invitation))}</Text>
      {me ? <Answer me={me} code={code} isForOther={invitation.isForOther} /> : <SignIn code={code} />}
    </Page>
  );
}

/** It ends at midnight, so its last day is the one before. */
const lastDay = ({ expiresAt }: RoleInvitation): string => fullDateFormat(community.timeZone).format(expiresAt - 1);

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack $gap={24}>
    <Heading level={1} size="heading">
      {title}
    </Heading>
    <Card>
      <Stack>{children}</Stack>
    </Card>
  </Stack>
);

function SignIn({ code }: { code: string }) {
  const to = roleInvitationPath(code);
  return (
    <>
      <Text>{text.accountNeeded}</Text>
      <ButtonLink to={authPath("create", to)} block>
        {text.createButton}
      </ButtonLink>
      <ButtonLink to={signInPath(to)} variant="secondary" block>
        {text.signInButton}
      </ButtonLink>
    </>
  );
}

function Answer({ me, code, isForOther }: { me: Me; code: string; isForOther: boolean }) {
  const { mutate, isPending, error } = useAccept(code);
  return (
    <>
      <Text>{text.signedInAs(me.email)}</Text>
      {isForOther ? (
        <Notice tone="warning">{text.otherAddress}</Notice>
      ) : (
        <Button block busy={isPending} onClick={() => mutate()}>
          {text.acceptButton}
        </Button>
      )}
      {needsBirthDate(error) && (
        <>
          <Notice tone="warning">{text.birthDateNeeded}</Notice>
          <ButtonLink to="/profile" variant="secondary" block>
            {text.birthDateButton}
          </ButtonLink>
        </>
      )}
    </>
  );
}

function Given({ role, me }: Pick<RoleInvitation, "role"> & { me: Me }) {
  const waits = me.pendingRoles.includes(role);
  return (
    <Page title={text.givenTitle(role)}>
      <Text>{text.tasks[role]}</Text>
      {waits ? <Notice tone="warning">{text.secondFactorNext}</Notice> : <Text>{text.roleReady}</Text>}
      <ButtonLink to={waits ? SECURITY_PATH : "/"} block>
        {waits ? text.secondFactorButton : text.homeButton}
      </ButtonLink>
    </Page>
  );
}
