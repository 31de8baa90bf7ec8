import { useState } from "react";
import { MESSAGE_SEARCH_MAX_LENGTH } from "../../../schema/limits.ts";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { MessageTarget } from "../message/use-message-actions.ts";
import { ExcerptPanel } from "./excerpt-panel.tsx";
import { SearchResults } from "./search-results.tsx";
import * as text from "./search-text.ts";
import type { Searchable } from "./searchable.ts";
import { useMessageSearch } from "./use-message-search.ts";

interface Props extends Searchable {
  /** With the result that was chosen, if the list has it. */
  onClose: (found?: MessageTarget) => void;
}

/** Searches one thread. A result that the open list has not loaded is shown in a part of the thread around it. */
export function SearchPanel({ title, kind, threadId, myId, search, readPage, isLoaded, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<MessageFound | null>(null);
  const found = useMessageSearch(threadId, typed, search);

  function choose(result: MessageFound) {
    if (isLoaded(result.seq)) onClose({ seq: result.seq });
    else setChosen(result);
  }

  if (chosen) {
    return (
      <ExcerptPanel
        kind={kind}
        threadId={threadId}
        readPage={readPage}
        seq={chosen.seq}
        myId={myId}
        onBack={() => setChosen(null)}
        onClose={() => onClose()}
      />
    );
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={title}>
      <Stack $gap={12}>
        <SearchField
          label={text.searchLabel}
          value={typed}
          maxLength={MESSAGE_SEARCH_MAX_LENGTH}
          autoFocus
          onChange={setTyped}
        />
        {typed.trim() === "" && <Text $tone="muted">{text.searchHint}</Text>}
        <SearchResults search={found} onChoose={choose} />
      </Stack>
    </Dialog>
  );
}
