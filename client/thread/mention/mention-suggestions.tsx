import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { ListBox } from "../../ui/field/list-box.tsx";
import { suggestionsLabel } from "./mention-text.ts";
import { SuggestionFrame } from "./suggestion-frame.styles.ts";
import { type MentionOptions, useMention } from "./use-mention.ts";

/** The ids of the list of suggestions and of its active option, for the field's ARIA attributes. */
export interface SuggestionIds {
  list: string;
  active: string;
}

interface Props extends MentionOptions {
  /** Set to the handler that gets the field's keys first. It returns true if the list used the key. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  /** Called with null when no list is shown. */
  onIds: (ids: SuggestionIds | null) => void;
}

/** The list of members above the field, while the member types a name after an `@`. */
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
    <SuggestionFrame>
      <ListBox
        id={list.id}
        label={suggestionsLabel}
        groups={[{ items: list.options }]}
        active={list.active}
        optionId={list.optionId}
        onChoose={list.choose}
      >
        {({ displayName, avatarUrl, roles }) => (
          <>
            <Avatar name={displayName} src={avatarUrl} size={36} />
            <MemberName name={displayName} roles={roles} />
          </>
        )}
      </ListBox>
    </SuggestionFrame>
  );
}
