import { QrCode } from "../../ui/illustration/qr-code.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { RoomCodeButton } from "../room-code-button.tsx";
import * as text from "./qr-sheet-text.ts";

interface Props {
  roomName: string;
  code: string;
  link: string;
  onClose: () => void;
}

/** The room's link as a QR code, large enough to scan from across a table. */
export function QrSheet({ roomName, code, link, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={roomName} description={text.hint} size="small">
      <Stack $align="center">
        <QrCode text={link} label={text.codeLabel(roomName)} size={264} />
        <RoomCodeButton code={code} size="heading" />
      </Stack>
    </Dialog>
  );
}
