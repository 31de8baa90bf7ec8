import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Mention, Message, Quote } from "../../../schema/thread/message.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { useLazyModule } from "../../ui/overlay/use-lazy-module.ts";
import { PaneFooter } from "../../ui/pane/pane-footer.ts";
import { EmojiButton } from "../emoji/emoji-button.tsx";
import type { SuggestionIds } from "../mention/mention-suggestions.tsx";
import { mentionsIn } from "../mention/mention-text.ts";
import type { Mentionable } from "../mention/mentionable.ts";
import type { Thread } from "../thread.ts";
import { draftState, textOf } from "./draft.ts";
import { drafts } from "./draft-storage.ts";
import { useCaret } from "./use-caret.ts";

interface Props extends Mentionable {
  thread: Thread;
  /** The key under which the draft is saved. */
  draftKey: string;
  /** The message that is being edited. */
  editing: Message | null;
  onEdited: () => void;
  /** The message that is being replied to. */
  replyTo: Quote | null;
  onAnswered: () => void;
  /** Takes the focus on opening, unless that would open an on-screen keyboard. */
  takesFocus: boolean;
}

const Frame = styled(PaneFooter)`
  position: relative;
  padding: 4px 12px calc(12px + env(safe-area-inset-bottom));
`;

const Line = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-end;
  > div { flex: 1; min-width: 0; }
  > button { height: 48px; }
  > button[type="submit"] { width: 48px; }
`;

// On a phone, Enter starts a new line, as in other apps. The button sends.
const isTouch = () => matchMedia("(hover: none) and (pointer: coarse)").matches;

/** The field for writing. Enter sends, Shift and Enter start a new line. */
export function Composer(props: Props) {
  const { thread, draftKey, editing, onEdited, replyTo, onAnswered, takesFocus, people, findMembers } = props;
  const [draft, setDraft] = useState(() => drafts.of(draftKey).text);
  /** Members who were chosen for an `@`, even if they are no longer in the text. */
  const [named, setNamed] = useState(() => drafts.of(draftKey).mentions);
  const [edit, setEdit] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const text = editing ? edit : draft;
  const { maySend, counter, isTooLong } = draftState(text);
  const caret = useCaret(field, text, change);
  const isMore = editing !== null || replyTo !== null;
  const { part: top } = useLazyModule(
    () => import("./composer-context.tsx"),
    isMore,
    () => {},
  );
  const choiceKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const [choice, setChoice] = useState<SuggestionIds | null>(null);
  // Offline, a name can still be typed.
  const isNaming = text.includes("@");
  const { part: names } = useLazyModule(
    () => import("../mention/mention-suggestions.tsx"),
    isNaming,
    () => {},
  );

  useEffect(() => {
    if (takesFocus && !isTouch()) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (editing) setEdit(editing.content);
  }, [editing]);

  const begun = useRef({ editing, replyTo });
  useEffect(() => {
    const isChosen = (editing && editing !== begun.current.editing) || (replyTo && replyTo !== begun.current.replyTo);
    begun.current = { editing, replyTo };
    if (!isChosen) return;
    // The menu returns the focus first.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [editing, replyTo]);

  useEffect(() => {
    drafts.save(draftKey, { text: draft, replyTo, mentions: named });
  }, [draftKey, draft, replyTo, named]);

  function change(next: string) {
    if (editing) return setEdit(next);
    setDraft(next);
    if (next.trim() !== "") thread.typed();
  }

  const meantIn = (text: string): Mention[] => mentionsIn(text, [...named, ...(people ?? [])]);

  function saveEdit({ seq, content, mentions: known = [] }: Message) {
    const changed = textOf(edit);
    const mentions = meantIn(changed).filter(({ memberId }) => !known.some((one) => one.memberId === memberId));
    if (changed !== content || mentions.length > 0) thread.edit(seq, changed, mentions);
    onEdited();
  }

  function send() {
    field.current?.focus();
    if (!maySend) return;
    if (editing) return saveEdit(editing);
    const mentions = meantIn(textOf(draft));
    thread.write(textOf(draft), { ...(replyTo && { replyTo }), ...(mentions.length > 0 && { mentions }) });
    setDraft("");
    setNamed([]);
    onAnswered();
  }

  function press(event: KeyboardEvent) {
    // While an input method composes a word, Enter accepts it.
    if (event.nativeEvent.isComposing || choiceKeys.current?.(event)) return;
    if (event.key === "Escape") {
      if (editing) onEdited();
      else if (replyTo) onAnswered();
    }
    if (event.key !== "Enter" || event.shiftKey || isTouch()) return;
    event.preventDefault();
    send();
  }

  return (
    <Frame
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {top && isMore && (
        <top.ComposerContext
          quote={editing ? null : replyTo}
          myId={thread.memberId}
          onDrop={() => {
            if (editing) onEdited();
            else onAnswered();
            field.current?.focus();
          }}
        />
      )}
      {names && isNaming && (
        <names.MentionSuggestions
          text={text}
          caret={caret.caret}
          isTyped={caret.isTyped}
          myId={thread.memberId}
          people={people}
          findMembers={findMembers}
          keys={choiceKeys}
          onIds={setChoice}
          onChoose={(after, person) => {
            caret.replaceText(after.text, after.caret);
            setNamed((before) => [person, ...before.filter(({ memberId }) => memberId !== person.memberId)]);
          }}
        />
      )}
      <Line>
        <EmojiButton onPick={caret.insert} />
        <TextArea
          aria-autocomplete="list"
          aria-controls={choice?.list}
          aria-activedescendant={choice?.active}
          ref={field}
          compact
          rows={1}
          label={editing ? "Change your message" : "Write a message"}
          hideLabel
          placeholder="Write a message"
          value={text}
          error={isTooLong ? `A message has at most 4,000 characters: ${counter}.` : undefined}
          hint={isTooLong || counter === null ? undefined : counter}
          onChange={(event) => caret.typed(event.currentTarget)}
          onSelect={(event) => caret.moved(event.currentTarget)}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={editing ? "Save" : "Send"}
          icon={<SendHorizontal />}
          aria-disabled={!maySend || undefined}
        />
      </Line>
    </Frame>
  );
}
