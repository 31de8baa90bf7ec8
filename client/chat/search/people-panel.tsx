import styled from "styled-components";
import type { Person } from "../../../schema/chat/api.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { nameOf } from "../conversation-names.ts";
import * as text from "./search-text.ts";
import { useBirthDate } from "./use-birth-date.tsx";
import { usePeople } from "./use-people.ts";

interface Props {
  typed: string;
  /** Members who are shown elsewhere on the screen. */
  known?: ReadonlySet<string>;
  /** The second line of a result: what pressing it does. */
  detailOf: (person: Person) => string;
  onChoose: (person: Person) => void;
}

const Section = styled.section`padding: 12px 4px 0;`;
const noMembers: ReadonlySet<string> = new Set();

/** Searches members by name, for choosing one. Finds only those whom this member may message. */
export function PeoplePanel({ typed, known = noMembers, detailOf, onChoose }: Props) {
  const {
    people: found,
    isSearching,
    isTooShort,
    isAgeUnconfirmed,
    isFailed,
    needsBirthDate,
    retry,
  } = usePeople(typed);
  const people = found.filter(({ memberId }) => !known.has(memberId));
  const birthDate = useBirthDate(retry);
  const isEmpty = !isTooShort && !isSearching && !isFailed && people.length === 0;
  const emptyText = found.length === 0 ? text.nobodyFound : text.nobodyElseFound;
  return (
    <Section aria-labelledby="people-found">
      <Stack $gap={8}>
        <Heading id="people-found" level={3} size="lead">
          {text.peopleHeading}
        </Heading>
        {isSearching && people.length === 0 && <SkeletonRows rows={2} />}
        <Stack as="ul" $gap={4} aria-busy={isSearching || undefined}>
          {people.map((person) => (
            <li key={person.memberId}>
              <ListRow
                start={<Avatar name={person.displayName} src={person.avatarUrl} />}
                title={<MemberName name={nameOf(person)} roles={person.roles} />}
                detail={detailOf(person)}
                onPress={() => onChoose(person)}
              />
            </li>
          ))}
        </Stack>
        <SecondaryText role="status">
          {isTooShort && text.typeMore}
          {isEmpty && emptyText}
          {needsBirthDate && text.birthDateNeeded}
          {isFailed && !needsBirthDate && !isSearching && text.failed}
        </SecondaryText>
        {isAgeUnconfirmed && !isTooShort && <Notice>{text.ageUnconfirmed}</Notice>}
        {needsBirthDate && (
          <Button variant="secondary" onClick={birthDate.ask}>
            {text.addBirthDateButton}
          </Button>
        )}
        {isFailed && !needsBirthDate && !isSearching && (
          <Button variant="secondary" onClick={retry}>
            {text.tryAgainButton}
          </Button>
        )}
      </Stack>
      {birthDate.dialog}
    </Section>
  );
}
