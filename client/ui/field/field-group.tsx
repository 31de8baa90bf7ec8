import CircleAlert from "lucide-react/icons/circle-alert";
import { type ComponentProps, type ReactNode, useId } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";
import { ErrorText } from "./field-frame.tsx";

interface Props extends ComponentProps<"fieldset"> {
  legend: ReactNode;
  hint?: ReactNode;
  hideLegend?: boolean;
  /** What is wrong with the answer. */
  error?: ReactNode;
}

const Fieldset = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  padding: 0;
  border: 0;
`;

// The column's gap doesn't apply to a legend, so it has a margin of its own.
const Legend = styled.legend`margin-bottom: 8px; padding: 0; font-weight: 700;`;
const Hint = styled.p`margin-top: -8px; color: ${color.muted}; font-size: ${typeScale.small};`;

/** Several fields that answer one question together. */
export function FieldGroup({ legend, hint, hideLegend = false, error, children, ...rest }: Props) {
  const errorId = useId();
  return (
    <Fieldset {...rest} aria-describedby={error ? errorId : undefined}>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      {hint !== undefined && <Hint>{hint}</Hint>}
      {children}
      {error && (
        <ErrorText id={errorId}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorText>
      )}
    </Fieldset>
  );
}
