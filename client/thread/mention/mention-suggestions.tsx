import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { ChoiceList } from "../../ui/field/choice-list.tsx";
import { type MentionOptions, useMention } from "./use-mention.ts";

/** Which list belongs to the field, and which of its lines is active. */
export interface SuggestionIds {
  list: string;
  active: string;
}

interface Props extends MentionOptions {
  /** Is given what the field does first with its keys: true where a key was meant for the list. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  /** Null where no list is shown. */
  onIds: (ids: SuggestionIds | null) => void;
}

/** The members whose name is being written after an `@`, over the field. */
export function MentionSuggestions({ keys, onIds, ...options }: Props) {
  const { list, isOpen, press, ids } = useMention(options);
  useEffect(() => {
    keys.current = press;
    return () => {
      keys.current = null;
    };
  });
  const { list: listId = "", active = "" } = ids ?? {};
  useEffect(() => {
    onIds(active === "" ? null : { list: listId, active });
    return () => onIds(null);
  }, [listId, active, onIds]);
  if (!isOpen) return null;
  return (
    <ChoiceList
      id={list.id}
      label="Members to mention"
      items={list.options}
      keyOf={({ memberId }) => memberId}
      active={list.active}
      optionId={list.optionId}
      onChoose={list.choose}
    >
      {({ displayName, roles }) => (
        <>
          <Avatar name={displayName} size={36} />
          <MemberName name={displayName} roles={roles} />
        </>
      )}
    </ChoiceList>
  );
}
