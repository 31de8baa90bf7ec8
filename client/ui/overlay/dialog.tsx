import { Close, Content, Description, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import styled, { keyframes } from "styled-components";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color, font, from } from "../theme/css.ts";
import { layer, motion, radius, typeScale } from "../tokens.ts";
import * as text from "./overlay-text.ts";
import { Scrim } from "./scrim.ts";

const widths = { small: 420, medium: 560, large: 800 } as const;

interface DialogProps {
  /** Leave it out, together with `onOpenChange`, if `trigger` is enough. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it. */
  trigger?: ReactNode;
  title: ReactNode;
  hideTitle?: boolean;
  description?: ReactNode;
  /** Stays at the lower edge, within the thumb's reach. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  closeLabel?: string;
  children?: ReactNode;
}

const rise = keyframes`from { transform: translateY(48px); opacity: 0; }`;

// A sheet from below on a phone, a card in the middle elsewhere.
const Sheet = styled(Content)<{ $width: number }>`
  position: fixed;
  z-index: ${layer.dialog};
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  max-height: min(92dvh, 100dvh - 24px);
  margin: 0 auto;
  border: 1px solid ${color.line};
  border-bottom: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  color: ${color.text};
  background: ${color.raised};
  animation: ${rise} ${motion.calm}ms ${motion.out};
  &:focus { outline: none; }
  ${from.wide} {
    inset: 0;
    height: fit-content;
    margin: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }
`;

const Top = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  justify-content: space-between;
  padding: 16px 8px 0 16px;
`;

const Name = styled(Title)`
  padding-top: 8px;
  font: 600 ${typeScale.title}/1.2 ${font.display};
  letter-spacing: -0.01em;
  min-width: 0;
`;

const Body = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px 16px calc(24px + env(safe-area-inset-bottom));
  &:not(:last-child) { padding-bottom: 16px; }
`;

const More = styled(Description)`margin-bottom: 16px; color: ${color.muted};`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 8px 12px;
  justify-content: flex-end;
  padding: 12px 16px calc(16px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  > * { flex: 1 1 auto; }
  ${from.wide} { > * { flex: none; } }
`;

/** Where the focus returns to from each sheet, the best place first. */
const returnTargets = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * The element that opened a dialog; then its surroundings, in case it is gone by then. If it was in a sheet that this
 * dialog replaces, then also the places that belong to that sheet.
 */
function returnTargetsFrom(opener: Element | null): readonly HTMLElement[] {
  const around = opener?.parentElement?.closest<HTMLElement>("[tabindex]");
  const sheet = opener?.closest("[role=dialog]");
  const own = [opener, around].filter((each) => each instanceof HTMLElement);
  return [...own, ...((sheet && returnTargets.get(sheet)) ?? [])];
}

/** A toast lies above the dialog. Closing the toast must not close the dialog. */
function keepOpenForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** Keeps the focus inside and returns it on closing. Escape, a press beside it and the close button close it. */
export function Dialog({ open, onOpenChange, trigger, ...content }: DialogProps) {
  return (
    <Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger !== undefined && <Trigger asChild>{trigger}</Trigger>}
      {open !== false && <DialogContent {...content} isOpened={open === true} hasTrigger={trigger !== undefined} />}
    </Root>
  );
}

interface ContentProps extends Omit<DialogProps, "open" | "onOpenChange" | "trigger"> {
  /** Its owner opened it just now: it was not here before. */
  isOpened: boolean;
  hasTrigger: boolean;
}

function DialogContent({
  isOpened,
  hasTrigger,
  title,
  hideTitle = false,
  description,
  footer,
  size = "medium",
  closeLabel = text.closeLabel,
  children,
}: ContentProps) {
  const name = <Name>{title}</Name>;
  // Read before it shows: by the time Radix calls back, a field inside may already have the focus.
  const [before] = useState(() => (isOpened ? returnTargetsFrom(document.activeElement) : null));
  /** Without a trigger Radix doesn't know where to return the focus. A screen that opened in the meantime keeps it. */
  function giveBack(event: Event) {
    if (hasTrigger) return;
    event.preventDefault();
    const place = before?.find((each) => each.isConnected);
    if (document.activeElement === document.body) place?.focus();
  }
  return (
    <Portal>
      <Scrim />
      <Sheet
        ref={(sheet) => void (sheet && before && returnTargets.set(sheet, before))}
        $width={widths[size]}
        onCloseAutoFocus={giveBack}
        onInteractOutside={keepOpenForToast}
        {...(description === undefined ? { "aria-describedby": undefined } : {})}
      >
        <Top>
          {hideTitle ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          <Close asChild>
            <IconButton label={closeLabel} icon={<X />} style={{ marginInlineStart: "auto" }} />
          </Close>
        </Top>
        <Body>
          {description !== undefined && <More>{description}</More>}
          {children}
        </Body>
        {footer !== undefined && <Foot>{footer}</Foot>}
      </Sheet>
    </Portal>
  );
}

interface FormDialogProps extends Pick<DialogProps, "title" | "description" | "size"> {
  open?: boolean;
  /** The fields with their errors. */
  children: ReactNode;
  submitLabel: string;
  /** Without a label there is only the close button. */
  cancelLabel?: string;
  /** It can't be undone. */
  danger?: boolean;
  /** While it is being sent, the dialog can't be closed. */
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
}

/**
 * A form in a dialog; its fields show their own errors. It is in this file because a file of its own would be one more
 * request for everybody who opens one.
 */
export function FormDialog({
  open = true,
  children,
  submitLabel,
  cancelLabel,
  danger = false,
  busy,
  onSubmit,
  onCancel,
  ...frame
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onCancel()}
      footer={
        <>
          {cancelLabel !== undefined && (
            <Button variant="secondary" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button type="submit" variant={danger ? "danger" : "primary"} form={formId} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
      {...frame}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
