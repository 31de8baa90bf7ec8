import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";

export interface FieldTexts {
  label: ReactNode;
  /** How to fill it in; it stays visible while typing. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** Hides the label from view where the context makes it obvious, as in a search box. Screen readers still read it. */
  hideLabel?: boolean;
}

/** Attributes that connect a control to its label, hint and error. */
interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface Props extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

const Label = styled.label`font-size: ${typeScale.label}; font-weight: 700;`;
const Hint = styled.p`color: ${color.muted}; font-size: ${typeScale.small};`;
export const ErrorText = styled.p`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  color: ${color.danger};
  font-size: ${typeScale.small};
  font-weight: 600;
  > svg { flex: none; width: 18px; height: 18px; margin-top: 4px; }
`;

/** Label, hint and error around any control, connected to it for screen readers. */
export function FieldFrame({ id, label, hint, error, hideLabel = false, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== "" && error !== false;
  const describedBy = [hint !== undefined && `${controlId}-hint`, hasError && `${controlId}-error`]
    .filter(Boolean)
    .join(" ");
  const text = <Label htmlFor={controlId}>{label}</Label>;
  return (
    <Column>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({ id: controlId, "aria-describedby": describedBy || undefined, "aria-invalid": hasError || undefined })}
      {hint !== undefined && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
      {hasError && (
        <ErrorText id={`${controlId}-error`}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorText>
      )}
    </Column>
  );
}
