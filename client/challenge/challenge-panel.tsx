import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useNavigate } from "react-router";
import type { Challenge } from "../../schema/challenge/api.ts";
import { signInPath } from "../frame/return-path.ts";
import { useSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { CHALLENGES_PATH, challengePath, challengesQuery, useMakeChallenge } from "./challenge-queries.ts";
import * as text from "./challenge-text.ts";

const isWaiting = ({ role, state, own }: Challenge): boolean =>
  role === "challenged" && state === "sent" && !own?.isFinished;

/** Makes a challenge, and leads to those that wait for the member. */
export function ChallengePanel() {
  const navigate = useNavigate();
  const { status } = useSession();
  const { data } = useQuery({ ...challengesQuery, enabled: status === "signed-in" });
  const make = useMakeChallenge((challengeId) => navigate(challengePath(challengeId)));
  const waiting = data?.challenges.filter(isWaiting).length ?? 0;
  const askToSignIn = () => {
    const action = { label: text.signInButton, onPress: () => navigate(signInPath("/games")) };
    toast({ ...text.signInText, variant: "destructive", action });
  };
  return (
    <Panel title={text.panelTitle} lit={waiting > 0}>
      <Stack $gap={12}>
        <Text $tone="muted">{text.panelLead}</Text>
        {waiting > 0 && <Text $weight={700}>{text.waiting(waiting)}</Text>}
        <Button
          block
          variant="secondary"
          icon={<Plus aria-hidden />}
          busy={make.isPending}
          onClick={() => (status === "signed-out" ? askToSignIn() : make.mutate())}
        >
          {text.makeButton}
        </Button>
        {data && data.challenges.length > 0 && (
          <ButtonLink block to={CHALLENGES_PATH} variant={waiting > 0 ? "primary" : "quiet"}>
            {text.listLink}
          </ButtonLink>
        )}
      </Stack>
    </Panel>
  );
}
