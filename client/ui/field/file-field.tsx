import ImagePlus from "lucide-react/icons/image-plus";
import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { color, hover } from "../theme/css.ts";
import { radius } from "../tokens.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";

interface Props extends FieldTexts, Omit<ComponentProps<"input">, "type" | "value"> {
  /** Written in the box until something is chosen. */
  prompt: string;
}

const Box = styled.div`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 64px;
  padding: 12px 16px;
  border: 2px dashed ${color.edge};
  border-radius: ${radius.medium};
  color: ${color.muted};
  > svg { flex: none; width: 26px; height: 26px; color: ${color.accentText}; }
  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > input { position: absolute; opacity: 0; inset: 0; width: 100%; height: 100%; cursor: pointer; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  ${hover} { &:hover { border-color: ${color.accent}; } }
`;

/** Chooses a file, or takes one that is dropped on it. */
export function FileField({ label, hint, error, hideLabel = false, id, prompt, onChange, ...rest }: Props) {
  const [names, setNames] = useState("");
  const box = useRef<HTMLDivElement>(null);
  // A form that is reset empties its inputs and raises no change event.
  useEffect(() => {
    const form = box.current?.closest("form");
    const clear = () => setNames("");
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);
  function take(event: ChangeEvent<HTMLInputElement>) {
    setNames([...(event.target.files ?? [])].map((file) => file.name).join(", "));
    onChange?.(event);
  }
  return (
    <FieldFrame {...{ label, hint, error, id, hideLabel }}>
      {(wiring) => (
        <Box ref={box}>
          <ImagePlus aria-hidden />
          <span>{names || prompt}</span>
          <input {...rest} {...wiring} type="file" onChange={take} />
        </Box>
      )}
    </FieldFrame>
  );
}
