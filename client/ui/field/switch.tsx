import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import styled from "styled-components";
import { color, transition } from "../theme/css.ts";
import { motion, radius, typeScale } from "../tokens.ts";
import { CheckboxInput } from "./checkbox.tsx";

interface Props extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  description?: ReactNode;
  /** A switch takes effect at once; a checkbox when its form is sent. */
  as?: "switch" | "checkbox";
}

const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
`;

const Texts = styled.div`flex: 1; min-width: 0;`;
const Label = styled.label`display: block; padding: 4px 0; font-weight: 600; cursor: pointer;`;
const Description = styled.p`color: ${color.muted}; font-size: ${typeScale.small};`;

const Toggle = styled.input`
  forced-color-adjust: none;
  appearance: none;
  position: relative;
  flex: none;
  width: 56px;
  height: 32px;
  margin: 4px 0;
  border: 2px solid ${color.edge};
  border-radius: ${radius.round};
  background: ${color.raised};
  cursor: pointer;
  ${transition("background-color", "border-color")}
  &::after {
    content: "";
    position: absolute;
    top: 4px;
    left: 4px;
    width: 20px;
    height: 20px;
    border-radius: ${radius.round};
    background: ${color.edge};
    transition: transform ${motion.calm}ms ${motion.settle}, background-color ${motion.quick}ms;
  }
  &::before { content: ""; position: absolute; inset: -8px; }
  &:focus-visible { border-radius: ${radius.round}; }
  &:checked { border-color: ${color.accent}; background: ${color.accent}; }
  &:checked::after { background: ${color.onAccent}; transform: translateX(24px); }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
`;

/** A setting that is on or off, with its label. */
export function Switch({ label, description, as = "switch", id, ...rest }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = description === undefined ? undefined : `${controlId}-more`;
  const control =
    as === "switch" ? (
      <Toggle {...rest} type="checkbox" role="switch" id={controlId} aria-describedby={describedBy} />
    ) : (
      <CheckboxInput {...rest} type="checkbox" id={controlId} aria-describedby={describedBy} />
    );
  return (
    <Row>
      {as === "checkbox" && control}
      <Texts>
        <Label htmlFor={controlId}>{label}</Label>
        {description !== undefined && <Description id={describedBy}>{description}</Description>}
      </Texts>
      {as === "switch" && control}
    </Row>
  );
}
