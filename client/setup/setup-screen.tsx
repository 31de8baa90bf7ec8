import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { readFirstAdmin } from "../../schema/setup/api.ts";
import { hasAccess } from "../frame/access.ts";
import { QueryState } from "../frame/query-state.tsx";
import { authPath } from "../frame/return-path.ts";
import { Screen } from "../frame/screen.tsx";
import { community } from "../net/community.ts";
import { call } from "../net/http/http.ts";
import { type Session, useSession } from "../net/session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { SkeletonText } from "../ui/feedback/skeleton.tsx";
import { Lamp } from "../ui/illustration/lamp.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { AdminCodeForm } from "./admin-code-form.tsx";
import * as text from "./setup-text.ts";

const SETUP_PATH = "/setup";

const firstAdminQuery = {
  queryKey: [readFirstAdmin.path],
  queryFn: () => call(readFirstAdmin),
  staleTime: 0,
};

const CenteredLamp = styled.svg`width: 74px; height: auto; margin: 0 auto;`;
const Steps = styled.ol`margin: 0; padding-left: 24px; display: grid; gap: 8px;`;

/** Where the person who runs a new server becomes its first admin. */
export function SetupScreen() {
  const session = useSession();
  const query = useQuery(firstAdminQuery);
  const isWaiting = session.status === "loading" || !query.data;
  return (
    <Screen title={text.screenTitle} width="narrow">
      <Stack $gap={24}>
        <CenteredLamp viewBox="0 0 92 66" aria-hidden="true" focusable="false">
          <Lamp />
        </CenteredLamp>
        <Heading level={1} size="heading" style={{ textAlign: "center" }}>
          {text.screenTitle}
        </Heading>
        <Card>
          {isWaiting ? (
            <QueryState query={query} label={text.loading} level={2}>
              <SkeletonText lines={4} />
            </QueryState>
          ) : (
            <Step session={session} isNeeded={query.data.isNeeded} />
          )}
        </Card>
      </Stack>
    </Screen>
  );
}

function Step({ session, isNeeded }: { session: Session; isNeeded: boolean }) {
  if (!isNeeded) return <Finished isAdmin={hasAccess("admin", session.me)} />;
  return session.me ? <AdminCodeForm email={session.me.email} /> : <SignUpFirst />;
}

function SignUpFirst() {
  return (
    <Stack>
      <Text>{text.stepsLead}</Text>
      <Steps>
        <li>{text.createStep}</li>
        {community.sendsMail && <li>{text.verifyStep}</li>}
        <li>{text.comeBackStep}</li>
      </Steps>
      <ButtonLink to={authPath("create", SETUP_PATH)} size="large" block>
        {text.createButton}
      </ButtonLink>
      <ButtonLink to={authPath("sign-in", SETUP_PATH)} variant="quiet" block>
        {text.signInButton}
      </ButtonLink>
    </Stack>
  );
}

function Finished({ isAdmin }: { isAdmin: boolean }) {
  const next = isAdmin ? { to: "/admin", label: text.adminAreaLink } : { to: "/", label: text.homeLink };
  return (
    <Stack>
      <Heading level={2} size="title">
        {text.hasAdminTitle}
      </Heading>
      <Text>{text.hasAdminLead}</Text>
      <ButtonLink to={next.to} block>
        {next.label}
      </ButtonLink>
    </Stack>
  );
}
