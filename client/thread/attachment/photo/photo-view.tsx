import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import styled from "styled-components";
import type { Photo } from "../../../../schema/thread/attachment.ts";
import { formatBytes } from "../../../frame/data-saver/bytes.ts";
import { useDataSaving } from "../../../net/data-saver.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SecondaryText } from "../../../ui/text/text.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { color } from "../../../ui/theme/css.ts";
import { radius, typeScale } from "../../../ui/tokens.ts";
import { unknownUser } from "../../thread-text.ts";
import { PhotoFrame } from "./photo-frame.tsx";
import { isFreePhoto, photoAddress, photoShown } from "./photo-source.ts";
import * as text from "./photo-text.ts";
import { useUncover } from "./use-uncover.ts";

interface Props {
  photo: Photo;
  myId: string;
  isOwn: boolean;
  senderName: string;
  /** The id of the text that describes it. */
  captionId: string | undefined;
  isLast: boolean;
  /** Shows it large. */
  onOpen: (() => void) | undefined;
}

const Open = styled.button`&:focus-visible { outline-offset: -4px; }`;

/** In the middle of the blurred preview. */
const Over = styled.div`
  display: grid;
  gap: 8px;
  place-content: center;
  justify-items: center;
  padding: 8px;
  text-align: center;
  > svg { width: 32px; height: 32px; color: ${color.accentText}; }
`;

const Pill = styled.button`
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.round};
  color: ${color.text};
  background: ${color.surface};
  font-size: ${typeScale.small};
  font-weight: 600;
`;

const Failure = styled.p`
  padding: 4px 8px;
  border-radius: ${radius.small};
  color: ${color.text};
  background: ${color.surface};
  font-size: ${typeScale.tiny};
  line-height: 1.3;
`;

/** The words of the button begin where those above it do. */
const Actions = styled.div`margin-inline: -12px;`;

const Note = styled(SecondaryText)`margin-bottom: 4px; line-height: 1.3; white-space: normal;`;

export function PhotoView({ photo, myId, isOwn, senderName, captionId, onOpen, ...props }: Props) {
  const { isCovered = false } = photo;
  const { mayUncover, uncover, isUncovering } = useUncover(photo, isOwn);
  const isFree = isFreePhoto(photo, myId);
  const isSaving = useDataSaving() && !isFree;
  const [isWanted, setWanted] = useState(false);
  const isHidden = isCovered && !isOwn && !(mayUncover && (isWanted || isFree));
  const alt = isOwn ? text.ownPhoto : text.photoFrom(senderName || unknownUser);
  const note = !isCovered ? null : isOwn ? text.ownCovered : mayUncover ? text.coveredForLead : text.covered;
  const frame = { photo, isLast: props.isLast && note === null };
  const want = () => setWanted(true);
  return (
    <>
      {isHidden ? (
        <PhotoFrame {...frame}>
          <Over>
            <ShieldCheck aria-hidden />
            {mayUncover && (
              <Pill type="button" onClick={want}>
                {text.lookButton}
                <VisuallyHidden>{` ${alt}`}</VisuallyHidden>
              </Pill>
            )}
          </Over>
        </PhotoFrame>
      ) : isSaving && !isWanted ? (
        <PhotoFrame {...frame}>
          <Over>
            <Pill type="button" onClick={want} aria-describedby={captionId}>
              {text.loadPhoto(formatBytes(photo.bytes))}
            </Pill>
          </Over>
        </PhotoFrame>
      ) : (
        <LoadedPhoto {...frame} myId={myId} alt={alt} captionId={captionId} onOpen={onOpen} />
      )}
      {note !== null && <Note>{note}</Note>}
      {isCovered && mayUncover && !isHidden && (
        <Actions>
          <Button variant="quiet" busy={isUncovering} onClick={uncover}>
            {text.uncoverButton}
          </Button>
        </Actions>
      )}
    </>
  );
}

type LoadedProps = Pick<Props, "photo" | "isLast" | "myId" | "captionId" | "onOpen"> & { alt: string };

function LoadedPhoto({ photo, isLast, myId, alt, captionId, onOpen }: LoadedProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <PhotoFrame photo={photo} isLast={isLast}>
        <Over>
          <Failure role="alert">{text.failed}</Failure>
          <Pill type="button" onClick={() => setFailed(false)}>
            {text.tryAgainButton}
          </Pill>
        </Over>
      </PhotoFrame>
    );
  }
  const picture = (
    <img
      src={photoAddress(photo.id, myId)}
      alt={alt}
      aria-describedby={captionId}
      width={photo.width}
      height={photo.height}
      loading="lazy"
      decoding="async"
      onLoad={() => {
        photoShown(photo.id, myId);
        setLoaded(true);
      }}
      onError={() => setFailed(true)}
    />
  );
  return (
    <PhotoFrame photo={photo} isLast={isLast} isLoaded={isLoaded}>
      {onOpen ? (
        <Open type="button" aria-haspopup="dialog" aria-describedby={captionId} onClick={onOpen}>
          {picture}
        </Open>
      ) : (
        picture
      )}
    </PhotoFrame>
  );
}
