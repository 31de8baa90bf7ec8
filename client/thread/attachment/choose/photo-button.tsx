import ImageIcon from "lucide-react/icons/image";
import { type RefObject, useEffect, useRef, useState } from "react";
import { randomUuid } from "../../../net/random-uuid.ts";
import { saveFileOf } from "../../../net/storage/file-store.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useAnnounce } from "../../../ui/feedback/announcer.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { fileKeyOf, type UnsentAttachment } from "../file/unsent-attachment.ts";
import * as text from "./choice-text.ts";
import { FaultyPhoto } from "./shrink/photo-fault.ts";
import { shrinkPhoto } from "./shrink/shrink-photo.ts";
import { type AttachmentSenders, useMayAttach } from "./use-may-attach.ts";

/** Takes files that are pasted or dropped. False if there is no picture among them. */
export type TakeFiles = (files: FileList | undefined) => boolean;

interface Props {
  memberId: string;
  senders: AttachmentSenders;
  /** There is room for it. */
  isShown: boolean;
  /** Set while photos can be pasted and dropped. */
  takeFiles: RefObject<TakeFiles | null>;
  onChoose: (photo: UnsentAttachment) => void;
  /** One is being made small, so the message has to wait for it. */
  onPreparing: (isPreparing: boolean) => void;
}

/** Opens the browser's own choice of photos: on a phone the camera, too. */
export function PhotoButton({ memberId, senders, takeFiles, onChoose, onPreparing, ...props }: Props) {
  const mayAttach = useMayAttach(senders);
  const isShown = props.isShown && mayAttach;
  const input = useRef<HTMLInputElement>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  function setPreparing(isOn: boolean) {
    setIsPreparing(isOn);
    onPreparing(isOn);
  }
  const announce = useAnnounce();
  /** A photo that is chosen while another one is made small takes its place. */
  const latest = useRef<File>(null);

  async function choose(chosen: File) {
    latest.current = chosen;
    setPreparing(true);
    announce(text.preparing);
    try {
      const { file, ...size } = await shrinkPhoto(chosen);
      if (latest.current !== chosen) return;
      const id = randomUuid();
      // First, so that the draft names the file.
      onChoose({ kind: "photo", id, bytes: file.size, ...size });
      setPreparing(false);
      announce(text.photoAdded);
      const isKept = await saveFileOf(fileKeyOf(memberId, id), file);
      if (!isKept) toast({ title: text.notKeptTitle, message: text.notKeptMessage });
    } catch (error) {
      const fault = error instanceof FaultyPhoto ? error.fault : "unreadable";
      if (latest.current !== chosen) return;
      setPreparing(false);
      toast({ title: text.faultTitle, message: text.faultMessages[fault], variant: "destructive" });
    }
  }

  useEffect(() => {
    if (!isShown) return;
    takeFiles.current = (files) => {
      const picture = [...(files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (picture) void choose(picture);
      return picture !== undefined;
    };
    return () => {
      takeFiles.current = null;
    };
  });
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  if (!isShown) return null;
  return (
    <>
      <IconButton
        label={isPreparing ? text.preparing : text.photoButton}
        icon={<ImageIcon />}
        busy={isPreparing}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file) void choose(file);
        }}
      />
    </>
  );
}
