import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { useStore } from "zustand";
import type { Mention, Message, Quote } from "../../../schema/thread/message.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import type { TakeFiles } from "../attachment/choose/photo-choice.ts";
import type { AttachmentSenders } from "../attachment/choose/use-may-attach.ts";
import { recordingType } from "../attachment/voice/record/recording-type.ts";
import type { VoiceRecorder } from "../attachment/voice/record/voice-recorder.ts";
import { EmojiButton } from "../emoji/emoji-button.tsx";
import type { MentionCandidates } from "../mention/mention-candidate.ts";
import type { SuggestionIds } from "../mention/mention-suggestions.tsx";
import { mentionsIn } from "../mention/mentions-in-text.ts";
import { PaneFooter } from "../pane-footer.ts";
import type { Thread } from "../thread.ts";
import * as composerText from "./composer-text.ts";
import { draftState, textToSend } from "./draft.ts";
import { drafts } from "./draft-storage.ts";
import type { Hold } from "./hold.ts";
import { useCaret } from "./use-caret.ts";
import { useSavedDraft } from "./use-saved-draft.ts";

/** The message that is being edited, with the new text if the member has begun it already. */
export type EditedMessage = Message & { begun?: string };

interface Props extends MentionCandidates {
  thread: Thread;
  /** The key under which the draft is saved. */
  draftKey: string;
  /** The message that is being edited. */
  editing: EditedMessage | null;
  /** The member saved the edit or cancelled it. */
  onEditEnd: () => void;
  /** The message that is being replied to. */
  replyTo: Quote | null;
  /** The member takes a reply back, or has sent or cancelled it. */
  onReplyChange: (replyTo: Quote | null) => void;
  /** Why the member may not send now. What they have typed stays. */
  hold?: Hold | null;
  /** Says so below the field. */
  holdText?: ReactNode;
  attachmentSenders?: AttachmentSenders;
  /** Takes the focus on opening, unless that would open an on-screen keyboard. */
  takesFocus: boolean;
}

const Footer = styled(PaneFooter)`
  position: relative;
  padding: 4px 12px calc(12px + env(safe-area-inset-bottom));
`;

const FieldRow = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-end;
  > div { flex: 1; min-width: 0; }
  &[hidden] { display: none; }
  > button { height: 48px; }
  > button + button { margin-inline-start: -8px; }
  ::placeholder { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  > div + button { width: 48px; }
`;

// On a phone, Enter starts a new line, as in other apps. The button sends.
const isTouch = () => matchMedia("(hover: none) and (pointer: coarse)").matches;

/** The field for writing a message. Enter sends, Shift+Enter starts a new line. */
export function Composer(props: Props) {
  const { thread, draftKey, editing, onEditEnd, replyTo, onReplyChange, takesFocus, people, findMembers } = props;
  const { hold = null, holdText, attachmentSenders = "none" } = props;
  const isQuiet = hold?.kind === "quiet";
  // Slow mode does not count edits.
  const isHeld = isQuiet || (hold !== null && editing === null);
  const [draft, setDraft] = useState(() => drafts.read(draftKey).text);
  /** Members chosen from the suggestions, newest first. Some may no longer be mentioned in the text. */
  const [chosen, setChosen] = useState(() => drafts.read(draftKey).mentions);
  const [attachment, setAttachment] = useState(() => drafts.read(draftKey).attachment);
  const [isPreparing, setPreparing] = useState(false);
  const [edit, setEdit] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const text = editing ? edit : draft;
  const hasAttachment = (editing ?? { attachment }).attachment !== undefined;
  const { maySend: isWhole, left } = draftState(text, hasAttachment);
  const maySend = isWhole && (!isPreparing || editing !== null);
  const caret = useCaret(field, text, change);
  const hasContext = editing !== null || replyTo !== null;
  const { part: context } = usePart(() => import("./composer-context.tsx"), hasContext);
  const suggestionKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const [suggestionIds, setSuggestionIds] = useState<SuggestionIds | null>(null);
  const mayMention = text.includes("@");
  // If the suggestions cannot be loaded, the member can still type the whole name.
  const { part: suggestions } = usePart(() => import("../mention/mention-suggestions.tsx"), mayMention);

  const { part: polls } = usePart(() => import("../poll/poll-button.tsx"), thread.kind === "channel");
  const hasPhotos = attachmentSenders !== "none" || attachment !== undefined;
  const { part: photos } = usePart(() => import("../attachment/choose/photo-choice.ts"), hasPhotos);
  const takeFiles = useRef<TakeFiles | null>(null);
  const [canRecord] = useState(() => recordingType() !== undefined);
  const mayRecord = canRecord && attachmentSenders !== "none";
  const { part: voiceButton } = usePart(() => import("../attachment/voice/record/record-or-send.tsx"), mayRecord);
  const [recorder, setRecorder] = useState<VoiceRecorder | null>(null);
  const hasVoice = recorder !== null || attachment?.kind === "voice";
  const { part: voice } = usePart(() => import("../attachment/voice/record/voice-choice.ts"), hasVoice);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (takesFocus && !isTouch()) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (editing) setEdit(editing.begun ?? editing.content);
  }, [editing]);

  const takenBack = useStore(thread.store, (view) => view.takenBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a message that comes back changes the draft
  useEffect(() => {
    // A poll goes back into its dialog.
    if (!takenBack || takenBack.poll) return;
    thread.store.setState({ takenBack: null });
    setDraft([takenBack.content, draft].filter((part) => part.trim() !== "").join("\n"));
    setChosen([...(takenBack.mentions ?? []), ...chosen]);
    if (takenBack.attachment) setAttachment(takenBack.attachment);
    if (takenBack.replyTo) onReplyChange(takenBack.replyTo);
    field.current?.focus();
  }, [takenBack]);

  const previous = useRef({ editing, replyTo });
  useEffect(() => {
    const { editing: lastEdit, replyTo: lastReply } = previous.current;
    const hasStarted = (editing && editing !== lastEdit) || (replyTo && replyTo !== lastReply);
    previous.current = { editing, replyTo };
    if (!hasStarted) return;
    // Wait until the closing menu has moved the focus back to its button.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [editing, replyTo]);

  const savedDraft = useSavedDraft(draftKey, { text: draft, replyTo, mentions: chosen, attachment });

  function change(next: string) {
    if (editing) return setEdit(next);
    savedDraft.typed();
    setDraft(next);
    if (next.trim() !== "") thread.typed();
  }

  const mentionsOf = (content: string): Mention[] => mentionsIn(content, [...chosen, ...(people ?? [])]);

  function saveEdit({ seq, content, mentions: known = [] }: Message) {
    const changed = textToSend(edit);
    const mentions = mentionsOf(changed).filter(({ memberId }) => !known.some((one) => one.memberId === memberId));
    if (changed !== content || mentions.length > 0) thread.edit(seq, changed, mentions);
    onEditEnd();
  }

  function send() {
    field.current?.focus();
    if (!maySend || isHeld) return;
    if (editing) return saveEdit(editing);
    sentAt.current = performance.now();
    const content = textToSend(draft);
    const mentions = mentionsOf(content);
    thread.write(content, {
      ...(replyTo && { replyTo }),
      ...(mentions.length > 0 && { mentions }),
      ...(attachment && { attachment }),
    });
    setAttachment(undefined);
    setDraft("");
    setChosen([]);
    onReplyChange(null);
  }

  function press(event: KeyboardEvent) {
    // While an input method is composing a word, Enter accepts that word.
    if (event.nativeEvent.isComposing || suggestionKeys.current?.(event)) return;
    if (event.key === "Escape") {
      if (editing) onEditEnd();
      else if (replyTo) onReplyChange(null);
    }
    if (event.key !== "Enter" || event.shiftKey || isTouch()) return;
    event.preventDefault();
    send();
  }

  const shortPlaceholder = attachment ? composerText.captionPlaceholder : composerText.shortPlaceholder;
  const placeholder = hasPhotos && !editing ? shortPlaceholder : composerText.fieldLabel;

  function hintFor(charactersLeft: number | null): ReactNode {
    if (isHeld) return holdText;
    return charactersLeft !== null && charactersLeft >= 0 ? composerText.charactersLeft(charactersLeft) : undefined;
  }

  function removeAttachment() {
    setAttachment(undefined);
    field.current?.focus();
  }

  const sendButton = (
    <IconButton
      type="submit"
      variant="primary"
      label={editing ? composerText.saveButton : composerText.sendButton}
      icon={<SendHorizontal />}
      aria-disabled={!maySend || isHeld || undefined}
    />
  );

  return (
    <Footer
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onPaste={({ clipboardData }) => takeFiles.current?.(clipboardData.files)}
      onDragOver={(event) => takeFiles.current && event.preventDefault()}
      onDrop={(event) => {
        if (takeFiles.current?.(event.dataTransfer.files)) event.preventDefault();
      }}
    >
      {context && hasContext && (
        <context.ComposerContext
          quote={editing ? null : replyTo}
          myId={thread.memberId}
          onCancel={() => {
            if (editing) onEditEnd();
            else onReplyChange(null);
            field.current?.focus();
          }}
        />
      )}
      {suggestions && mayMention && (
        <suggestions.MentionSuggestions
          text={text}
          caret={caret.caret}
          isTyped={caret.isTyped}
          myId={thread.memberId}
          people={people}
          findMembers={findMembers}
          keys={suggestionKeys}
          onIds={setSuggestionIds}
          onChoose={(after, person) => {
            caret.replaceText(after.text, after.caret);
            setChosen((before) => [person, ...before.filter(({ memberId }) => memberId !== person.memberId)]);
          }}
        />
      )}
      {photos && attachment?.kind === "photo" && !editing && (
        <photos.DraftPhoto memberId={thread.memberId} photo={attachment} onRemove={removeAttachment} />
      )}
      {voice && attachment?.kind === "voice" && !editing && (
        <voice.DraftVoice memberId={thread.memberId} voice={attachment} onRemove={removeAttachment} />
      )}
      {voice && recorder && <voice.RecordingBar recorder={recorder} />}
      <FieldRow hidden={recorder !== null}>
        {!isQuiet && <EmojiButton onPick={caret.insert} />}
        {polls && (
          <polls.PollButton
            thread={thread}
            draftKey={draftKey}
            isShown={!isQuiet && !hasContext && text === "" && !attachment}
            isHeld={isHeld}
          />
        )}
        {photos && (
          <photos.PhotoButton
            memberId={thread.memberId}
            senders={attachmentSenders}
            isShown={!isQuiet && !editing}
            takeFiles={takeFiles}
            onChoose={setAttachment}
            onPreparing={setPreparing}
          />
        )}
        <TextArea
          aria-autocomplete="list"
          aria-controls={suggestionIds?.list}
          aria-activedescendant={suggestionIds?.active}
          ref={field}
          compact
          rows={1}
          label={editing ? composerText.editFieldLabel : composerText.fieldLabel}
          hideLabel
          placeholder={placeholder}
          value={text}
          readOnly={isQuiet}
          error={left !== null && left < 0 ? composerText.tooLong(-left) : undefined}
          hint={hintFor(left)}
          onChange={(event) => caret.typed(event.currentTarget)}
          onSelect={(event) => caret.moved(event.currentTarget)}
          onKeyDown={press}
          onBlur={savedDraft.flush}
        />
        {voiceButton && (recorder || (!editing && !isQuiet)) ? (
          <voiceButton.RecordOrSend
            memberId={thread.memberId}
            draftKey={draftKey}
            senders={attachmentSenders}
            sentAt={sentAt}
            isEmpty={text === "" && !attachment && !isPreparing}
            onRecorder={setRecorder}
            onRecorded={setAttachment}
          >
            {sendButton}
          </voiceButton.RecordOrSend>
        ) : (
          sendButton
        )}
      </FieldRow>
    </Footer>
  );
}
