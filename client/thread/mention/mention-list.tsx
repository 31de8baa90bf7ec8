import type { Mention } from "../../../schema/thread/message.ts";
import { ChoiceList } from "../../ui/field/choice-list.tsx";
import { Avatar } from "../../ui/text/avatar.tsx";

interface Props {
  id: string;
  options: readonly Mention[];
  active: number;
  optionId: (index: number) => string;
  choose: (person: Mention) => void;
}

/** The members whose name is being written after an `@`. */
export function MentionList({ id, options, active, optionId, choose }: Props) {
  return (
    <ChoiceList
      id={id}
      label="Members to mention"
      items={options}
      keyOf={({ memberId }) => memberId}
      active={active}
      optionId={optionId}
      onChoose={choose}
    >
      {({ displayName }) => (
        <>
          <Avatar name={displayName} size={36} />
          {displayName}
        </>
      )}
    </ChoiceList>
  );
}
