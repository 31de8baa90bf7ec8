import Mic from "lucide-react/icons/mic";
import { type ReactNode, useEffect, useState } from "react";
import { mediaFailureOf } from "../../../../frame/media-failure.ts";
import { queryClient } from "../../../../net/query/query-client.ts";
import { randomUuid } from "../../../../net/random-uuid.ts";
import { sessionQuery } from "../../../../net/session.ts";
import { saveFileOf } from "../../../../net/storage/file-store.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { useAnnounce } from "../../../../ui/feedback/announcer.tsx";
import { toast } from "../../../../ui/feedback/toast.ts";
import { usePart } from "../../../../ui/late/use-part.ts";
import { drafts } from "../../../composer/draft-storage.ts";
import { type AttachmentSenders, useMayAttach } from "../../choose/use-may-attach.ts";
import { fileKeyOf, type UnsentAttachment } from "../../file/unsent-attachment.ts";
import * as text from "./record-text.ts";
import { recordingType } from "./recording-type.ts";
import { useVoiceRecorder } from "./use-voice-recorder.ts";
import { bytesIn, type RecordedVoice, type VoiceRecorder } from "./voice-recorder.ts";

/** The second of two taps on the button that sends, in whose place this one is then, records nothing. */
const DOUBLE_TAP_MS = 500;

interface Props {
  memberId: string;
  draftKey: string;
  senders: AttachmentSenders;
  /** When something was sent the last time, by `performance.now`. */
  sentAt: { readonly current: number };
  /** There is nothing to send. */
  isEmpty: boolean;
  /** What is recorded now. */
  onRecorder: (recorder: VoiceRecorder | null) => void;
  onRecorded: (voice: UnsentAttachment) => void;
  /** The button that sends. */
  children: ReactNode;
}

const isSignedIn = (memberId: string): boolean =>
  queryClient.getQueryData(sessionQuery.queryKey)?.me?.memberId === memberId;

/**
 * THREAD-70: as long as there is nothing to send, a button that records a voice note is in the place of the one that sends. What
 * was recorded is part of the draft then.
 */
export function RecordOrSend(props: Props) {
  const { memberId, draftKey, senders, sentAt, isEmpty, onRecorder, onRecorded, children } = props;
  const isShown = useMayAttach(senders) && isEmpty && recordingType() !== undefined;
  const announce = useAnnounce();

  async function save(id: string, file: Blob) {
    const isKept = await saveFileOf(fileKeyOf(memberId, id), file);
    if (!isKept) toast({ title: text.notKeptTitle, message: text.notKeptMessage });
  }

  function keep({ file, seconds }: RecordedVoice) {
    const id = randomUuid();
    // First, so that the draft names the file.
    onRecorded({ kind: "voice", id, seconds, bytes: file.size });
    announce(text.recorded);
    void save(id, file);
  }

  /** Names the file in the draft at once, because the member may be back before the recorder has ended. */
  function keepLeft(recorder: VoiceRecorder) {
    // Leaving can be signing out.
    if (!isSignedIn(memberId)) return recorder.discard();
    const id = randomUuid();
    const seconds = (performance.now() - recorder.startedAt) / 1000;
    const attachment = { kind: "voice" as const, id, seconds, bytes: bytesIn(seconds) };
    drafts.save(draftKey, { ...drafts.read(draftKey), attachment });
    void recorder.ended.then((voice) => voice && save(id, voice.file));
    recorder.stop();
  }

  function fail(error: unknown) {
    const failure = mediaFailureOf(error);
    const [title, message] = [text.failureTitles[failure], text.failureMessages[failure]];
    toast({ title, message, variant: "destructive" });
  }

  const { recorder, isAsking, start } = useVoiceRecorder({ onRecorded: keep, onLeave: keepLeft, onFailure: fail });
  useEffect(() => onRecorder(recorder), [onRecorder, recorder]);

  // First what stops and plays it, which the first press loads.
  const [isWanted, setWanted] = useState(false);
  const { part, isFetching } = usePart(() => import("./voice-choice.ts"), isWanted, setWanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press starts it
  useEffect(() => {
    if (!part || !isWanted) return;
    setWanted(false);
    void start();
  }, [part, isWanted]);

  if (!isShown) return children;
  return (
    <IconButton
      variant="primary"
      label={isAsking ? text.askingLabel : text.recordButton}
      icon={<Mic />}
      busy={isAsking || isFetching}
      onClick={() => performance.now() - sentAt.current > DOUBLE_TAP_MS && setWanted(true)}
    />
  );
}
