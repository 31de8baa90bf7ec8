import { Button } from "../button/button.tsx";
import { Stack } from "../layout/stack.ts";
import { Dialog } from "./dialog.tsx";
import type { MenuProps } from "./menu-action.ts";

/** A menu on a phone: a sheet from below, where the thumb is. */
export function MenuSheet({ label, actions, onClose }: MenuProps) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={label} size="small">
      <Stack $gap={8}>
        {actions.map(({ label: text, icon, tone, onPress }) => (
          <Button
            key={text}
            variant={tone === "danger" ? "danger" : "secondary"}
            block
            icon={icon}
            onClick={() => {
              onClose();
              onPress();
            }}
          >
            {text}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
