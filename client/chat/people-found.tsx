import styled from "styled-components";
import { Button } from "../ui/button/button.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { Stack } from "../ui/layout/flow.ts";
import { ListRow } from "../ui/layout/list-row.tsx";
import { Avatar } from "../ui/text/avatar.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { nameOf } from "./conversation-names.ts";
import { useBirthDate } from "./use-birth-date.tsx";
import { useOpening } from "./use-opening.tsx";
import { usePeople } from "./use-people.ts";

interface Props {
  typed: string;
  /** Those whose conversation stands in the list above. */
  known: ReadonlySet<string>;
  onOpened: (conversationId: string) => void;
}

const Frame = styled.section`padding: 12px 4px 0;`;

/** The members whose name was typed; choosing one opens the conversation with them. */
export function PeopleFound({ typed, known, onOpened }: Props) {
  const { people: found, isSearching, isFailed, needsBirthDate, retry } = usePeople(typed);
  const people = found.filter(({ memberId }) => !known.has(memberId));
  const { opening, open, dialog } = useOpening(onOpened);
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
                title={nameOf(person)}
                detail={opening === person.memberId ? "Opening..." : "Write to them"}
                onPress={() => open(person)}
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
      {dialog}
      {birthDate.dialog}
    </Frame>
  );
}
