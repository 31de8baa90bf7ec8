import Flashlight from "lucide-react/icons/flashlight";
import { useRef } from "react";
import styled from "styled-components";
import { Button } from "../../ui/button/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import type { CameraFailure } from "../scan/camera.ts";
import { useScanner } from "../scan/use-scanner.ts";
import { CameraView } from "./camera-view.tsx";
import * as text from "./check-in-text.ts";

const Corner = styled.div`position: absolute; right: 12px; bottom: 12px;`;
const Whole = styled.div`height: 100%; min-height: 96px;`;

interface Props {
  onCode: (code: string) => void;
  onRetry: () => void;
}

/** The camera. It scans as long as this is on the page, also behind a result. */
export function ScanPane({ onCode, onRetry }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const { status, failure, hasTorch, isTorchOn, switchTorch } = useScanner(true, video, onCode);
  if (failure) return <CameraFailed failure={failure} onRetry={onRetry} />;
  return (
    <Whole>
      <CameraView videoRef={video} label={text.cameraLabel}>
        {status === "starting" && <Notice busy>{text.startingCamera}</Notice>}
        {hasTorch && (
          <Corner>
            <Button
              variant={isTorchOn ? "primary" : "secondary"}
              aria-pressed={isTorchOn}
              icon={<Flashlight aria-hidden />}
              onClick={switchTorch}
            >
              {text.torch}
            </Button>
          </Corner>
        )}
      </CameraView>
    </Whole>
  );
}

function CameraFailed({ failure, onRetry }: { failure: CameraFailure; onRetry: () => void }) {
  const { title, message } = text.cameraFailures[failure];
  const retry =
    failure === "blocked" ? (
      <Button onClick={() => window.location.reload()}>{text.reload}</Button>
    ) : (
      <Button onClick={onRetry}>{text.tryAgain}</Button>
    );
  return (
    <ErrorState title={title} picture={null} action={failure === "unsupported" ? undefined : retry} hint={message} />
  );
}
