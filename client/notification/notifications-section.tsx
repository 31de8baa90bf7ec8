import { SectionScreen } from "../frame/section/section-screen.tsx";
import { PushPanel } from "../push/push-panel.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { notificationsTitle, pushTitle } from "./notification-text.ts";
import { NotificationsPanel } from "./notifications-panel.tsx";

export const NotificationsSection = () => (
  <SectionScreen title={notificationsTitle} width="reading">
    <NotificationsPanel />
    <Stack as="section" aria-labelledby="push" $gap={16}>
      <Heading id="push" level={2}>
        {pushTitle}
      </Heading>
      <Card>
        <PushPanel />
      </Card>
    </Stack>
  </SectionScreen>
);
