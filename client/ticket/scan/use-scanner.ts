import { type RefObject, useEffect, useRef, useState } from "react";
import { wait } from "../../net/wait.ts";
import { type Camera, CameraError, type CameraFailure, openCamera } from "./camera.ts";
import { type CodeReader, openCodeReader } from "./code-reader.ts";
import { createRepeatFilter } from "./repeat-filter.ts";

/** Between two pictures: a code is read within a fifth of a second, and the phone stays cool. */
const PAUSE_MS = 100;

export type ScannerStatus = "off" | "starting" | "on" | "failed";

export interface Scanner {
  status: ScannerStatus;
  failure: CameraFailure | null;
  hasTorch: boolean;
  isTorchOn: boolean;
  switchTorch(): void;
}

/**
 * Scans with the camera while `isOn`, and calls back with every code that comes into sight. The camera is off while the
 * page is hidden.
 */
export function useScanner(
  isOn: boolean,
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): Scanner {
  const [state, setState] = useState<Pick<Scanner, "status" | "failure">>({ status: "off", failure: null });
  const [torch, setTorch] = useState({ has: false, isOn: false });
  const [isVisible, setIsVisible] = useState(true);
  const camera = useRef<Camera | null>(null);
  const report = useRef(onCode);
  report.current = onCode;

  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);

  useEffect(() => {
    if (!isOn || !isVisible) {
      setState({ status: "off", failure: null });
      return;
    }
    setState({ status: "starting", failure: null });
    return scan({
      video,
      opened(open) {
        camera.current = open;
        setTorch({ has: open.hasTorch, isOn: false });
        setState({ status: "on", failure: null });
      },
      failed: (failure) => setState({ status: "failed", failure }),
      found: (code) => report.current(code),
    });
  }, [isOn, isVisible, video]);

  const switchTorch = () => {
    const next = !torch.isOn;
    camera.current?.setTorch(next).then(
      () => setTorch({ has: true, isOn: next }),
      () => setTorch({ has: false, isOn: false }),
    );
  };
  return { ...state, hasTorch: torch.has, isTorchOn: torch.isOn, switchTorch };
}

interface ScanRun {
  video: RefObject<HTMLVideoElement | null>;
  opened(camera: Camera): void;
  failed(failure: CameraFailure): void;
  found(code: string): void;
}

/** Opens camera and reader, and reads picture after picture. Returns a function that ends it. */
function scan({ video, opened, failed, found }: ScanRun): () => void {
  let isOver = false;
  let camera: Camera | undefined;
  let reader: CodeReader | undefined;
  let stopWaiting = () => {};
  const isNew = createRepeatFilter(Date.now);
  const close = () => {
    camera?.close();
    reader?.close();
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      stopWaiting = wait(PAUSE_MS, resolve);
    });

  async function run(): Promise<void> {
    [camera, reader] = await Promise.all([openCamera(), openCodeReader()]);
    const element = video.current;
    if (isOver || !element) return close();
    element.srcObject = camera.stream;
    await element.play();
    opened(camera);
    while (!isOver) {
      const code = await reader.read(element);
      if (code !== null && !isOver && isNew(code)) found(code);
      await pause();
    }
  }

  run().catch((error: unknown) => {
    close();
    if (isOver) return;
    if (!(error instanceof CameraError)) console.error("Scanning failed.", error);
    failed(error instanceof CameraError ? error.reason : "failed");
  });
  return () => {
    isOver = true;
    stopWaiting();
    close();
  };
}
