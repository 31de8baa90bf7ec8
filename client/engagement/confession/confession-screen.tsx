import { useState } from "react";
import type { OutputOf } from "../../../schema/endpoint.ts";
import type { ConfessionView, sendConfession } from "../../../schema/engagement/confession-api.ts";
import { Screen } from "../../frame/screen.tsx";
import { ListenerPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { WidePicture } from "../../ui/illustration/wide-picture.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { EngagementIntro } from "../engagement-intro.tsx";
import * as text from "./confession-text.ts";
import { Entry } from "./entry.tsx";
import { SlipForm } from "./slip-form.tsx";
import { SlipShown } from "./slip-shown.tsx";
import { UrgentHelp } from "./urgent-help.tsx";
import { WriteForm } from "./write-form.tsx";

type Sent = OutputOf<typeof sendConfession>;
interface Opened {
  slip: string;
  view: ConfessionView;
}

/**
 * The Confession Box. What is written, the slip and the entry stay in this component and are not saved on the phone, which
 * others may use too.
 */
export function ConfessionScreen() {
  const [sent, setSent] = useState<Sent>();
  const [opened, setOpened] = useState<Opened>();
  return (
    <Screen width="reading">
      <Stack $gap={24}>
        <EngagementIntro title={text.title} lead={text.lead} />
        <UrgentHelp />
        <WidePicture>
          <ListenerPicture wide />
        </WidePicture>
        {sent ? (
          <SlipShown {...sent} onDone={() => setSent(undefined)} />
        ) : opened ? (
          <Entry {...opened} onChange={(view) => setOpened({ ...opened, view })} onLeave={() => setOpened(undefined)} />
        ) : (
          <>
            <Panel title={text.promiseTitle}>
              <BulletList items={text.promises} />
            </Panel>
            <Panel title={text.writeTitle}>
              <WriteForm onSent={setSent} />
            </Panel>
            <Panel title={text.returnTitle}>
              <SlipForm onOpened={setOpened} />
            </Panel>
          </>
        )}
      </Stack>
    </Screen>
  );
}
