import Phone from "lucide-react/icons/phone";
import type { Helpline } from "../../schema/safety/helpline.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { helplinesTitle } from "./safety-text.ts";

/** Numbers to call, which a phone dials on a press. Nothing if the community has set none. */
export function HelplineList({ helplines }: { helplines: readonly Helpline[] }) {
  if (helplines.length === 0) return null;
  return (
    <Stack $gap={8}>
      <Text $weight={700}>{helplinesTitle}</Text>
      <Cluster as="ul" $gap={8}>
        {helplines.map(({ name, number }) => (
          <li key={number}>
            <ButtonLink href={`tel:${number.replace(/[^+\d]/g, "")}`} variant="secondary" icon={<Phone aria-hidden />}>
              {`${name}: ${number}`}
            </ButtonLink>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
