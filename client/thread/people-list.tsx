import type { ShownMember } from "../../schema/member/shown-member.ts";
import { MemberName } from "../member/role-badges-panel.tsx";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { unknownUser } from "./thread-text.ts";

interface Props {
  people: readonly ShownMember[];
  /** A press opens the sheet of a member. */
  openSheet: (member: { memberId: string; displayName: string }) => void;
}

/** Who has reacted to a message, voted in it or seen it. */
export const PeopleList = ({ people, openSheet }: Props) => (
  <ul>
    {people.map(({ memberId, displayName, avatarUrl, roles }) => (
      <li key={memberId}>
        <ListRow
          start={<Avatar name={displayName} src={avatarUrl} size={36} />}
          title={<MemberName name={displayName || unknownUser} roles={roles} />}
          onPress={() => openSheet({ memberId, displayName: displayName || unknownUser })}
        />
      </li>
    ))}
  </ul>
);
