import Bell from "lucide-react/icons/bell";
import Heart from "lucide-react/icons/heart";
import Play from "lucide-react/icons/play";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { CopyButton } from "../button/copy-button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { ToggleChip } from "../button/toggle-chip.tsx";
import { toast } from "../feedback/toast.ts";
import { Cluster, Stack } from "../layout/stack.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;

export function ButtonChapter() {
  const [loved, setLoved] = useState(true);
  return (
    <Chapter title="Buttons">
      <Specimen name="Button: four variants; busy; disabled">
        <Stack $gap={12}>
          {variants.map((variant) => (
            <Cluster key={variant} $gap={12}>
              <Button variant={variant}>Join room</Button>
              <Button variant={variant} busy>
                Joining...
              </Button>
              <Button variant={variant} disabled>
                Join room
              </Button>
            </Cluster>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Button: large, with an icon, as wide as its column; ButtonLink; CopyButton">
        <Stack $gap={12}>
          <Button size="large" block icon={<Play aria-hidden />}>
            Start Game
          </Button>
          <Cluster $gap={12}>
            <ButtonLink to="/ui">Link inside the app</ButtonLink>
            <ButtonLink variant="secondary" href="https://example.org">
              Link to another site
            </ButtonLink>
            <CopyButton text="KW7HPM" label="Copy code" />
          </Cluster>
        </Stack>
      </Specimen>
      <Specimen name="IconButton: quiet, secondary, primary, pressed, disabled">
        <Cluster $gap={12}>
          <IconButton label="Notifications" icon={<Bell />} />
          <IconButton label="Notifications" icon={<Bell />} variant="secondary" />
          <IconButton label="Notifications" icon={<Bell />} variant="primary" />
          <IconButton label="Like" icon={<Heart />} pressed={loved} onClick={() => setLoved(!loved)} />
          <IconButton label="Delete" icon={<Trash />} disabled />
        </Cluster>
      </Specimen>
      <Specimen name="ToggleChip">
        <Cluster $gap={8}>
          <ToggleChip pressed>Mine</ToggleChip>
          <ToggleChip pressed={false}>Everybody’s</ToggleChip>
        </Cluster>
      </Specimen>
      <Specimen name="toast">
        <Cluster $gap={12}>
          <Button
            variant="secondary"
            onClick={() => toast({ title: "Copied!", message: "Room code copied to clipboard." })}
          >
            Show a toast
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast({
                variant: "destructive",
                title: "Submission Failed",
                message: "Failed to submit answer. Please try again.",
                action: { label: "Try again", onPress: () => {} },
              })
            }
          >
            Show a failure
          </Button>
        </Cluster>
      </Specimen>
    </Chapter>
  );
}
