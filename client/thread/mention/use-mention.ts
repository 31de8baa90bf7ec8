import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Mention } from "../../../schema/thread/message.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { countOf } from "../../ui/format/format.ts";
import { type MentionQuery, matching, mentionQuery, withMention } from "./mention-query.ts";
import type { Mentionable, MentionCandidate } from "./mentionable.ts";

/** A pause in typing; asking with every letter costs data and finds nobody sooner. */
const PAUSE_MS = 200;

export interface MentionOptions extends Mentionable {
  text: string;
  caret: number;
  /** Nobody is offered for a name to which the caret merely came. */
  isTyped: boolean;
  myId: string;
  onChoose: (after: ReturnType<typeof withMention>, person: Mention) => void;
}

/** What was found for a name, asked for when the typing pauses. */
function useFound(query: MentionQuery | null, find: Mentionable["findMembers"]): readonly MentionCandidate[] {
  const [found, setFound] = useState<readonly MentionCandidate[]>([]);
  const name = query?.name ?? "";
  // Whoever gives it may write it in place, and mean the same every time.
  const latest = useRef(find);
  latest.current = find;
  const mayFind = find !== undefined;
  useEffect(() => {
    if (name === "" || !mayFind) return setFound([]);
    let isOver = false;
    const timer = setTimeout(() => {
      // Without a network nobody is offered; the name can be written all the same.
      latest.current?.(name).then(
        (people) => !isOver && setFound(people),
        () => !isOver && setFound([]),
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [name, mayFind]);
  return found;
}

/** The members who are offered while one writes an `@` and a name, and the keys that choose among them. */
export function useMention({ text, caret, isTyped, myId, people, findMembers, onChoose }: MentionOptions) {
  const id = useId();
  const announce = useAnnounce();
  const [active, setActive] = useState(0);
  /** The `@` at which somebody was chosen, or nobody was wanted: who is Ada is not Ada Obi with the next Enter. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const query = mentionQuery(text, caret);
  const found = useFound(people || !isTyped ? null : query, findMembers);
  const isWanted = isTyped && query !== null && query.from !== dismissed;
  const others = (people ?? found).filter(({ memberId }) => memberId !== myId);
  const options = isWanted ? matching(others, query.name) : [];
  const at = Math.min(active, options.length - 1);
  const isOpen = options.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins at its top
  useEffect(() => setActive(0), [query?.from, query?.name]);
  if (query === null && dismissed !== null) setDismissed(null);
  const names = countOf(options.length, "member");
  useEffect(() => {
    if (isOpen) announce(`${names} to mention. Arrow keys choose, Enter takes.`);
  }, [isOpen, names, announce]);

  function choose(person: Mention | undefined) {
    if (!query || !person) return;
    setDismissed(query.from);
    onChoose(withMention(text, query, person), person);
  }

  /** True where the key was meant for the list. */
  function press(event: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const { key } = event;
    if (key === "ArrowDown") setActive((at + 1) % options.length);
    else if (key === "ArrowUp") setActive((at + options.length - 1) % options.length);
    else if (!event.shiftKey && (key === "Enter" || key === "Tab")) choose(options[at]);
    else if (key === "Escape") setDismissed(query?.from ?? null);
    else return false;
    event.preventDefault();
    return true;
  }

  const optionId = (index: number) => `${id}-${index}`;
  return {
    list: { id, options, active: at, optionId, choose },
    isOpen,
    press,
    ids: isOpen ? { list: id, active: optionId(at) } : null,
  };
}
