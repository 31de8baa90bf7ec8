import { useEffect, useState } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import { formatBytes } from "./bytes.ts";
import * as text from "./waiting-photo-text.ts";

interface Props {
  src: string;
  alt: string | undefined;
  onShow: () => void;
}

const Place = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 8px;
  border-radius: inherit;
  background: ${color.accentSoft};
`;
// Above the link of its card.
const Button = styled.button`
  position: relative;
  z-index: 1;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.round};
  color: ${color.text};
  background: ${color.surface};
  font-size: ${typeScale.small};
  font-weight: 600;
`;

/** Asks for the picture's headers alone. Undefined until they are there, or if the server doesn't say. */
function useSize(src: string): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    const aborted = new AbortController();
    fetch(src, { method: "HEAD", signal: aborted.signal }).then(
      ({ ok, headers }) => ok && setBytes(Number(headers.get("content-length")) || undefined),
      // The button then shows no size. Offline, the picture itself reports it.
      () => {},
    );
    return () => aborted.abort();
  }, [src]);
  return bytes;
}

/** In place of a picture, a button that fetches it and says how large it is. */
export function WaitingPhoto({ src, alt, onShow }: Props) {
  const bytes = useSize(src);
  return (
    <Place>
      <Button type="button" onClick={onShow}>
        {bytes === undefined ? text.showPicture : text.showPictureOf(formatBytes(bytes))}
        {alt && <VisuallyHidden>{` ${alt}`}</VisuallyHidden>}
      </Button>
    </Place>
  );
}
