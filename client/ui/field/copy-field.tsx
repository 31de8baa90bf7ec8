import type { ReactNode } from "react";
import styled from "styled-components";
import { CopyButton } from "../button/copy-button.tsx";
import { color, font } from "../theme/css.ts";
import { radius } from "../tokens.ts";
import { FieldFrame } from "./field-frame.tsx";

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  copyLabel?: string;
  copiedLabel?: string;
  onCopied?: () => void;
}

const Line = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;
const Value = styled.input`
  flex: 1 1 10em;
  min-width: 0;
  min-height: 48px;
  padding: 8px 14px;
  border: 2px dashed ${color.edge};
  border-radius: ${radius.medium};
  background: transparent;
  font: 400 1rem/1.4 ${font.body};
  text-overflow: ellipsis;
`;

/** An address or a code to take along. */
export function CopyField({ label, hint, value, copyLabel = "Copy", copiedLabel = "Copied", onCopied }: Props) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(wiring) => (
        <Line>
          <Value {...wiring} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
          <CopyButton text={value} label={copyLabel} copiedLabel={copiedLabel} {...(onCopied ? { onCopied } : {})} />
        </Line>
      )}
    </FieldFrame>
  );
}
