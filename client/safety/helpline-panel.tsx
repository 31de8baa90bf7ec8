import Phone from "lucide-react/icons/phone";
import type { Helpline } from "../../schema/safety/helpline.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import * as text from "./safety-text.ts";

/** Numbers to call, which a phone dials on a press, and what for. */
export function HelplineList({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <Stack $gap={8}>
      <Text $weight={700}>{text.helplinesTitle}</Text>
      <Cluster as="ul" $gap={8}>
        {helplines.map(({ name, number, purpose }) => (
          <Stack key={number} as="li" $gap={4}>
            <ButtonLink href={`tel:${number.replace(/[^+\d]/g, "")}`} variant="secondary" icon={<Phone aria-hidden />}>
              {`${name}: ${number}`}
            </ButtonLink>
            {purpose && (
              <Text $tone="muted" $size="small">
                {text.helplineFor(purpose)}
              </Text>
            )}
          </Stack>
        ))}
      </Cluster>
    </Stack>
  );
}
