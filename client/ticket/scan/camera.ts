import { type MediaFailure, mediaFailureOf } from "../../frame/media-failure.ts";

/** Why there is no camera. `blocked`: the page was not opened at this address, so its policy forbids the camera. */
export type CameraFailure = MediaFailure | "unsupported" | "blocked";

export class CameraError extends Error {
  readonly reason: CameraFailure;

  constructor(reason: CameraFailure, cause?: unknown) {
    super(`no camera: ${reason}`, { cause });
    this.name = "CameraError";
    this.reason = reason;
  }
}

export interface Camera {
  readonly stream: MediaStream;
  readonly hasTorch: boolean;
  /** Switches the light. Rejects if the phone refuses. */
  setTorch(isOn: boolean): Promise<void>;
  close(): void;
}

/** Chromium has it; other browsers have no such policy. */
interface PolicyDocument extends Document {
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
}

/** False if the page's Permissions-Policy forbids the camera, whatever the member would say. */
export const isCameraAllowed = (): boolean =>
  (document as PolicyDocument).featurePolicy?.allowsFeature("camera") ?? true;

/** Opens the camera at the back of the phone. Rejects with a {@link CameraError}. */
export async function openCamera(): Promise<Camera> {
  if (!isCameraAllowed()) throw new CameraError("blocked");
  // Missing on pages without HTTPS, and in some browsers inside other apps.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError("unsupported");
  const video = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  try {
    return cameraOf(await navigator.mediaDevices.getUserMedia({ audio: false, video }));
  } catch (error) {
    throw new CameraError(mediaFailureOf(error), error);
  }
}

/** A light is not yet in TypeScript's list of what cameras can do. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean };

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks();
  const capabilities: TorchCapabilities = track?.getCapabilities?.() ?? {};
  return {
    stream,
    hasTorch: capabilities.torch === true,
    setTorch: async (isOn) => await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }),
    close: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}
