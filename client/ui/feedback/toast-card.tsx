import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import styled from "styled-components";
import { IconButton } from "../button/icon-button.tsx";
import { color, font } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";
import type { Toast } from "./toast.ts";

const Sheet = styled.div<{ $bad: boolean }>`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  width: min(400px, calc(100vw - 24px));
  max-width: 100%;
  padding: 6px 6px 6px 16px;
  border: 2px solid ${({ $bad }) => ($bad ? color.danger : color.accent)};
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${({ $bad }) => ($bad ? color.dangerSoft : color.raised)};
  font-family: ${font.body};
  /* An open dialog takes the pointer from everything else on the page. */
  pointer-events: auto;
  > svg { flex: none; width: 22px; height: 22px; margin-top: 10px; color: ${color.danger}; }
`;

const Words = styled.div`flex: 1; min-width: 0; padding: 9px 0;`;
const Title = styled.p`font-size: ${typeScale.label}; font-weight: 700; line-height: 1.35;`;
const Message = styled.p`font-size: ${typeScale.small}; line-height: 1.4;`;
const Action = styled.button`
  min-height: 44px;
  margin: 2px 0 -6px;
  color: ${color.accentText};
  font-size: ${typeScale.label};
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export function ToastCard({ content, onClose }: { content: Toast; onClose: () => void }) {
  const bad = content.variant === "destructive";
  return (
    <Sheet $bad={bad}>
      {bad && <CircleAlert aria-hidden />}
      <Words>
        <Title>{content.title}</Title>
        {content.message !== undefined && <Message>{content.message}</Message>}
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
      </Words>
      <IconButton label="Close message" icon={<X />} onClick={onClose} />
    </Sheet>
  );
}
