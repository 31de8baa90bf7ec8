import { useState } from "react";
import type { RequestKind } from "../../../schema/site/api.ts";
import { Screen } from "../../frame/screen.tsx";
import { Button } from "../../ui/button/button.tsx";
import { HelpersPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { PageIntro } from "../page/page-intro.tsx";
import { Section } from "../page/section.tsx";
import { Topic } from "../page/topic.tsx";
import * as text from "./team-content.ts";

export function TeamScreen() {
  const [kind, setKind] = useState<RequestKind>();
  const close = () => setKind(undefined);
  const { part: dialog, isFetching } = usePart(
    () => import("../request/request-dialog.tsx"),
    kind !== undefined,
    close,
  );
  return (
    <Screen width="full">
      <Stack $gap={64}>
        <PageIntro title={text.title} lead={text.lead} verse={text.verse} picture={<HelpersPicture wide />} />
        <Grid $gap={24} $minWidth={340}>
          {text.teams.map((team) => (
            <Card key={team.name} as="article">
              <Topic topic={team} level={2} />
            </Card>
          ))}
        </Grid>
        <Section title={text.helpTitle} lead={text.helpLead}>
          <Grid $gap={24} $minWidth={240}>
            {text.waysToHelp.map((way) => (
              <Stack key={way.kind} $gap={12} $justify="between">
                <Text>{way.description}</Text>
                <Button
                  block
                  variant={way.kind === "apply" ? "primary" : "secondary"}
                  aria-haspopup="dialog"
                  busy={isFetching && kind === way.kind}
                  onClick={() => setKind(way.kind)}
                >
                  {way.label}
                </Button>
              </Stack>
            ))}
          </Grid>
        </Section>
      </Stack>
      {dialog && kind !== undefined && <dialog.RequestDialog kind={kind} onClose={close} />}
    </Screen>
  );
}
