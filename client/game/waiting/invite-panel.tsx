import Link2 from "lucide-react/icons/link-2";
import QrIcon from "lucide-react/icons/qr-code";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import styled from "styled-components";
import { community } from "../../net/community.ts";
import { Button } from "../../ui/button/button.tsx";
import { copyText } from "../../ui/button/copy-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { usePart } from "../../ui/late/use-part.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { useIsHost, useView } from "../connection/game-context.ts";
import { useRoomPath } from "../connection/use-room-path.ts";
import * as gameText from "../game-text.ts";
import { RoomCodeButton } from "../room-code-button.tsx";
import { ScreenButton } from "./screen-button.tsx";
import * as text from "./waiting-text.ts";

// On a phone the code is at the top of the screen.
const CodeAtSide = styled.div`
  display: none;
  ${from.tablet} { display: block; }
`;

async function share(roomName: string, url: string): Promise<void> {
  if (navigator.share) {
    // Also rejects when the person cancels, which needs no message.
    await navigator.share({ title: community.name, text: text.invitation(roomName), url }).catch(() => {});
  } else if (await copyText(url)) {
    toast({ title: gameText.copiedTitle, message: text.linkCopied });
  } else {
    toast({ title: gameText.notCopiedTitle, message: url, duration: 15_000 });
  }
}

/** Invites friends with the code, a link or a QR code. */
export function InvitePanel() {
  const link = `${location.origin}${useRoomPath("waiting")}`;
  const code = useView((view) => view.roomCode);
  const roomName = useView((view) => view.roomName);
  const isHost = useIsHost();
  const [isShowingQr, setIsShowingQr] = useState(false);
  const { part: sheet, isFetching } = usePart(() => import("./qr-sheet.tsx"), isShowingQr, setIsShowingQr);
  const canShare = "share" in navigator;
  return (
    <Panel title={text.inviteTitle}>
      <Stack $gap={12} $align="center">
        <CodeAtSide>
          <RoomCodeButton code={code} />
        </CodeAtSide>
        <SecondaryText $align="center">{text.copyHint}</SecondaryText>
        <Cluster $gap={8} $justify="center">
          <Button
            variant="secondary"
            icon={canShare ? <Share2 aria-hidden /> : <Link2 aria-hidden />}
            onClick={() => share(roomName, link)}
          >
            {canShare ? text.shareButton : text.copyLinkButton}
          </Button>
          <Button
            variant="secondary"
            icon={<QrIcon aria-hidden />}
            busy={isFetching}
            onClick={() => setIsShowingQr(true)}
          >
            {text.qrButton}
          </Button>
        </Cluster>
        {isHost && <ScreenButton />}
      </Stack>
      {sheet && isShowingQr && <sheet.QrSheet {...{ roomName, code, link }} onClose={() => setIsShowingQr(false)} />}
    </Panel>
  );
}
