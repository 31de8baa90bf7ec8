import { useEffect, useRef } from "react";
import { Button } from "../../ui/button/button.tsx";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import * as text from "./confession-text.ts";
import { formatDate, groupsOf } from "./slip.ts";

interface Props {
  slip: string;
  expiresOn: string;
  onDone: () => void;
}

/** The reply slip, which is shown this once. */
export function SlipShown({ slip, expiresOn, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card $lit as="section" aria-labelledby="sent">
      <Stack $gap={16}>
        <Stack $gap={8}>
          <Heading id="sent" level={2} ref={heading} tabIndex={-1}>
            {text.sentTitle}
          </Heading>
          <Text>{text.sentText}</Text>
        </Stack>
        <Stack $gap={8}>
          <Heading level={3}>{text.slipTitle}</Heading>
          <Text $size="heading" $weight={700} $tone="accentText">
            <VisuallyHidden>{[...slip].join(" ")}</VisuallyHidden>
            <span aria-hidden>{groupsOf(slip).join(" ")}</span>
          </Text>
        </Stack>
        <Text>{text.slipText}</Text>
        <SecondaryText>{text.slipUntil(formatDate(expiresOn))}</SecondaryText>
        <Cluster $gap={12}>
          <CopyButton text={slip} label={text.copySlipButton} />
          <Button onClick={onDone}>{text.doneButton}</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
