import styled from "styled-components";
import type { Person } from "../../schema/chat/api.ts";
import { MemberName } from "../member/role-badges-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Avatar } from "../ui/text/avatar.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { nameOf } from "./conversation-names.ts";
import { useBirthDate } from "./use-birth-date.tsx";
import { usePeople } from "./use-people.ts";

interface Props {
  typed: string;
  /** Those who stand elsewhere on the screen already. */
  known?: ReadonlySet<string>;
  /** The second line of somebody found: what pressing them does. */
  detailOf: (person: Person) => string;
  onChoose: (person: Person) => void;
}

const Frame = styled.section`padding: 12px 4px 0;`;
const nobodyKnown: ReadonlySet<string> = new Set();

/** The members of a name whom one may write to, for choosing one. */
export function PeoplePanel({ typed, known = nobodyKnown, detailOf, onChoose }: Props) {
  const { people: found, isSearching, isFailed, needsBirthDate, retry } = usePeople(typed);
  const people = found.filter(({ memberId }) => !known.has(memberId));
  const birthDate = useBirthDate(retry);
  const isNobody = !isSearching && !isFailed && people.length === 0;
  const nobody = found.length === 0 ? "Nobody of this name whom you can write to." : "Nobody else of this name.";
  return (
    <Frame aria-labelledby="people-found">
      <Stack $gap={8}>
        <Heading id="people-found" level={3} size="lead">
          People
        </Heading>
        {isSearching && people.length === 0 && <SkeletonRows rows={2} />}
        <Stack as="ul" $gap={4} aria-busy={isSearching || undefined}>
          {people.map((person) => (
            <li key={person.memberId}>
              <ListRow
                start={<Avatar name={person.displayName} />}
                title={<MemberName name={nameOf(person)} roles={person.roles} />}
                detail={detailOf(person)}
                onPress={() => onChoose(person)}
              />
            </li>
          ))}
        </Stack>
        <Text role="status" $tone="muted" $size="small">
          {isNobody && nobody}
          {needsBirthDate && "Before you write to somebody for the first time, please tell us your birth date."}
          {isFailed && !needsBirthDate && !isSearching && "The search did not get through."}
        </Text>
        {needsBirthDate && (
          <Button variant="secondary" onClick={birthDate.ask}>
            Tell your birth date
          </Button>
        )}
        {isFailed && !needsBirthDate && !isSearching && (
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        )}
      </Stack>
      {birthDate.dialog}
    </Frame>
  );
}
