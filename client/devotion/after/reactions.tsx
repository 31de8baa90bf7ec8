import { useQuery } from "@tanstack/react-query";
import { devotionReactions } from "../../../schema/devotion/response-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { ToggleChip } from "../../ui/button/toggle-chip.tsx";
import { formatNumber } from "../../ui/format/format.ts";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import * as text from "./after-text.ts";
import { reactionsQuery, useReact } from "./response-queries.ts";

/** DEVOTION-24: one tap to react. */
export function Reactions({ devotionId }: { devotionId: string }) {
  const { data } = useQuery(reactionsQuery(devotionId));
  const { mutate, isPending } = useReact(devotionId);
  const labelId = `reactions-${devotionId}`;
  const countOf = (reaction: string) => data?.counts.find((each) => each.reaction === reaction)?.count ?? 0;
  return (
    <Stack $gap={8}>
      <Text id={labelId} $weight={600}>
        {text.reactionsLabel}
      </Text>
      <Cluster role="group" aria-labelledby={labelId} $gap={12}>
        {devotionReactions.map((reaction) => {
          const { emoji, name } = text.reactionNames[reaction];
          const count = countOf(reaction);
          const isMine = data?.mine === reaction;
          return (
            <ToggleChip
              key={reaction}
              pressed={isMine}
              aria-disabled={data === undefined || isPending}
              onClick={() => {
                if (data === undefined || isPending) return;
                mutate({ reaction, isMine }, { onError: (error) => toastError(error, text.reactFailed) });
              }}
            >
              <span aria-hidden>{emoji}</span>
              {name}
              {count > 0 && (
                <span>
                  {formatNumber(count)} <VisuallyHidden>{text.readers(count)}</VisuallyHidden>
                </span>
              )}
            </ToggleChip>
          );
        })}
      </Cluster>
    </Stack>
  );
}
