import { useRef } from "react";
import { useLocation } from "react-router";
import { Screen } from "../../frame/screen.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { BlockedList } from "./blocked-list.tsx";
import * as text from "./mine-text.ts";
import { MyReports } from "./my-reports.tsx";
import { NoticesSection } from "./notices-section.tsx";

/** Notices from leaders, what the member has reported, and whom they have blocked. */
export function MySafetyScreen() {
  const { key } = useLocation();
  const reportsHeading = useRef<HTMLHeadingElement>(null);
  const blockedHeading = useRef<HTMLHeadingElement>(null);
  return (
    <Screen title={text.screenTitle} width="reading">
      <Stack $gap={32}>
        <Heading level={1}>{text.screenTitle}</Heading>
        <NoticesSection onDismissed={() => reportsHeading.current?.focus({ preventScroll: true })} />
        <Stack as="section" aria-labelledby="reports" $gap={16}>
          <Heading id="reports" level={2} ref={reportsHeading} tabIndex={-1}>
            {text.reportsTitle}
          </Heading>
          {/* A notification may lead here from this page itself, and then reads the reports again. */}
          <MyReports key={key} />
        </Stack>
        <Stack as="section" aria-labelledby="blocked" $gap={16}>
          <Heading id="blocked" level={2} ref={blockedHeading} tabIndex={-1}>
            {text.blockedTitle}
          </Heading>
          <BlockedList onUnblocked={() => blockedHeading.current?.focus({ preventScroll: true })} />
        </Stack>
      </Stack>
    </Screen>
  );
}
