import { useQuery } from "@tanstack/react-query";
import ScrollText from "lucide-react/icons/scroll-text";
import { useParams } from "react-router";
import type { MemberFile } from "../../../schema/member/admin-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { codeOf } from "../../net/http/api-error.ts";
import { MemberActions } from "../../safety/member-actions-panel.tsx";
import { MemberAge } from "../../safety/member-age-panel.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { UserProfile } from "./user-profile.tsx";
import { UserRoles } from "./user-roles.tsx";
import { useRefreshUsers, userQuery } from "./users-queries.ts";
import * as text from "./users-text.ts";

const backLink = <BackLink to="/admin/users">{text.backLink}</BackLink>;

/** Everything that an admin manages about one member. */
export function UserPage() {
  const { memberId = "" } = useParams();
  const query = useQuery(userQuery(memberId));
  if (query.data) return <Page user={query.data} />;
  const isGone = codeOf(query.error) === "member/not-found" || codeOf(query.error) === "request/invalid";
  return (
    <SectionScreen title={text.title} back={backLink}>
      {isGone ? (
        <EmptyState title={text.notFoundTitle} hint={text.notFoundHint} />
      ) : (
        <QueryState query={query} label={text.loadingMember} rows={6} />
      )}
    </SectionScreen>
  );
}

function Page({ user }: { user: MemberFile }) {
  const { memberId, displayName, status, actions, isSelf } = user;
  const refresh = useRefreshUsers();
  return (
    <SectionScreen title={displayName} visitKey={`admin-user-${memberId}`} back={backLink} width="wide">
      <TwoColumns $side={360}>
        <Stack $gap={24}>
          <UserProfile user={user} />
          <MemberActions {...{ memberId, status, actions, isSelf }} name={displayName} onChanged={refresh} />
        </Stack>
        <Stack $gap={24}>
          <UserRoles user={user} onChanged={refresh} />
          <MemberAge member={user} onChanged={refresh} />
          <ButtonLink variant="secondary" to={`/admin/audit?member=${memberId}`} icon={<ScrollText aria-hidden />}>
            {text.auditLink}
          </ButtonLink>
        </Stack>
      </TwoColumns>
    </SectionScreen>
  );
}
