import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import styled from "styled-components";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { reference } from "../../ui/feedback/feedback-text.ts";
import type { Toast } from "../../ui/feedback/toast.ts";
import { color, font } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import * as text from "./toast-text.ts";

const Box = styled.div<{ $isFailure: boolean }>`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  width: min(400px, calc(100vw - 24px));
  max-width: 100%;
  padding: 8px 8px 8px 16px;
  border: 2px solid ${({ $isFailure }) => ($isFailure ? color.danger : color.accent)};
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${({ $isFailure }) => ($isFailure ? color.dangerSoft : color.raised)};
  font-family: ${font.body};
  /* An open dialog disables the pointer for everything else on the page. */
  pointer-events: auto;
  > svg { flex: none; width: 22px; height: 22px; margin-top: 8px; color: ${color.danger}; }
`;

const Texts = styled.div`flex: 1; min-width: 0; padding: 8px 0;`;
const Title = styled.p`font-size: ${typeScale.label}; font-weight: 700; line-height: 1.35;`;
const Message = styled.p`font-size: ${typeScale.small}; line-height: 1.4;`;
const Reference = styled.p`margin-top: 4px; font-size: ${typeScale.tiny}; overflow-wrap: anywhere;`;
const Action = styled.button`
  min-height: 44px;
  margin: 4px 0 -8px;
  color: ${color.accentText};
  font-size: ${typeScale.label};
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** One toast: its title, message and button. */
export function ToastCard({ content, onClose }: { content: Toast; onClose: () => void }) {
  const isFailure = content.variant === "destructive";
  return (
    <Box $isFailure={isFailure}>
      {isFailure && <CircleAlert aria-hidden />}
      <Texts>
        <Title>{content.title}</Title>
        {content.message !== undefined && <Message>{content.message}</Message>}
        {content.reference !== undefined && <Reference>{reference(content.reference)}</Reference>}
        {content.action && (
          <Action
            type="button"
            onClick={() => {
              content.action?.onPress();
              onClose();
            }}
          >
            {content.action.label}
          </Action>
        )}
      </Texts>
      <IconButton label={text.closeToastLabel} icon={<X />} onClick={onClose} />
    </Box>
  );
}
