import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { useDataSaving } from "../net/data-saver.ts";
import { lazyPart } from "../ui/late/lazy-part.ts";

/** The browser reserves a picture's room by its width and height, so nothing moves when it arrives. */
interface Props extends ComponentProps<"img"> {
  src: string;
  /** The same picture in several widths: "/a-480.webp 480w, …". */
  srcSet?: string;
  width: number;
  height: number;
  /** The largest thing on the screen: fetched first instead of when it comes near. */
  eager?: boolean;
}

const WaitingPhoto = lazyPart(async () => (await import("./data-saver/waiting-photo.tsx")).WaitingPhoto);

/** Browsers list only the first 250 files for a meter that starts later. */
const LISTED_FILES = 5_000;
globalThis.performance?.setResourceTimingBufferSize?.(LISTED_FILES);

/** Pictures that were shown since the app was opened: they cost nothing more. */
const shown = new Set<string>();

/** A picture that is fetched when it comes near the screen, and on a device that saves data when it is pressed. */
export function Photo({ eager = false, ...picture }: Props) {
  const isSaving = useDataSaving();
  const { src } = picture;
  const [wanted, setWanted] = useState("");
  // A file that was just chosen is already on this device.
  const isFree = !isSaving || src.startsWith("blob:") || shown.has(src);
  const isShown = isFree || wanted === src;
  useEffect(() => {
    if (isShown) shown.add(src);
  }, [isShown, src]);

  if (!isShown) {
    return (
      <Suspense>
        <WaitingPhoto src={src} alt={picture.alt} onShow={() => setWanted(src)} />
      </Suspense>
    );
  }
  return (
    <img
      alt=""
      {...picture}
      // Otherwise it might be larger than the button said.
      srcSet={isSaving ? undefined : picture.srcSet}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
