import { useQuery } from "@tanstack/react-query";
import { completionOf } from "../../schema/profile/completion.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import * as text from "./form/form-text.ts";
import { profileQuery } from "./profile-queries.ts";

interface Props {
  /** Where the member completes their profile. Left out on that page itself. */
  profilePath?: string;
}

/** How much of the profile is filled in, and what is missing. Renders nothing until it is known. */
export function CompletionPanel({ profilePath }: Props) {
  const { data: profile } = useQuery(profileQuery);
  if (!profile) return null;
  const { percent, missing } = completionOf(profile);
  const names = missing.map((field) => text.fieldNames[field]).join(", ");
  return (
    <Panel title={text.completionTitle}>
      <Stack $gap={12}>
        <Text $weight={700}>{text.percentDone(percent)}</Text>
        <ProgressBar label={text.completionTitle} value={percent} max={100} />
        <SecondaryText>{missing.length === 0 ? text.allDone : text.stillMissing(names)}</SecondaryText>
        {profilePath !== undefined && missing.length > 0 && (
          <ButtonLink to={profilePath} variant="secondary">
            {text.openProfileLink}
          </ButtonLink>
        )}
      </Stack>
    </Panel>
  );
}
