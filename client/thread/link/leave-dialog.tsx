import styled from "styled-components";
import { community } from "../../net/community.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { color } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import * as text from "./link-text.ts";
import { hasSpecialLetters } from "./special-letters.ts";

interface Props {
  href: string;
  /** The address as somebody wrote it. */
  typed: string;
  onClose: () => void;
}

const Address = styled.span`
  display: block;
  margin-block: 12px;
  padding: 8px 12px;
  border-radius: ${radius.small};
  background: ${color.ground};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** THREAD-36, THREAD-37: asks before another site opens, and says which one it is. */
export function LeaveDialog({ href, typed, onClose }: Props) {
  function open() {
    onClose();
    window.open(href, "_blank", "noopener,noreferrer");
  }
  return (
    <ConfirmDialog
      open
      title={text.leaveTitle(community.name, new URL(href).hostname)}
      confirmLabel={text.openButton}
      cancelLabel={text.stayButton}
      onConfirm={open}
      onCancel={onClose}
    >
      {text.leaveHint}
      <Address dir="ltr">{typed}</Address>
      {hasSpecialLetters(href) && (
        <>
          {text.plainLettersHint}
          <Address dir="ltr">{href}</Address>
        </>
      )}
    </ConfirmDialog>
  );
}
