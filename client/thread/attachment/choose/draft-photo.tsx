import X from "lucide-react/icons/x";
import styled from "styled-components";
import { formatBytes } from "../../../frame/data-saver/bytes.ts";
import { removeFileOf } from "../../../net/storage/file-store.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { SecondaryText } from "../../../ui/text/text.tsx";
import { color } from "../../../ui/theme/css.ts";
import { radius } from "../../../ui/tokens.ts";
import { useFileAddress } from "../file/file-address.ts";
import { fileKeyOf, type UnsentAttachment } from "../file/unsent-attachment.ts";
import * as text from "./choice-text.ts";

interface Props {
  memberId: string;
  photo: UnsentAttachment;
  onRemove: () => void;
}

const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 4px 0 8px;
  > p { flex: 1; }
`;

const Thumbnail = styled.span`
  flex: none;
  width: 64px;
  height: 64px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  > img { width: 100%; height: 100%; object-fit: cover; }
`;

/** The photo that goes with the draft, above its text. */
export function DraftPhoto({ memberId, photo, onRemove }: Props) {
  const key = fileKeyOf(memberId, photo.id);
  const address = useFileAddress(key);
  function remove() {
    void removeFileOf(key);
    onRemove();
  }
  return (
    <Line>
      <Thumbnail>{address && <img src={address} alt={text.chosenPhoto} />}</Thumbnail>
      <SecondaryText>{text.photoOf(formatBytes(photo.bytes))}</SecondaryText>
      <IconButton label={text.removePhotoButton} icon={<X />} onClick={remove} />
    </Line>
  );
}
