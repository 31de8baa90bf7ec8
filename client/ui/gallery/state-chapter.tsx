import ShieldCheck from "lucide-react/icons/shield-check";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { Notice } from "../feedback/notice.tsx";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import { Loading, SkeletonCard, SkeletonRows } from "../feedback/skeleton.tsx";
import { StatusLine } from "../feedback/status-line.ts";
import { WindowsPicture } from "../illustration/windows-picture.tsx";
import { Card } from "../layout/card.tsx";
import { Grid, Stack } from "../layout/stack.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const nothing = () => {};

export function StateChapter() {
  return (
    <Chapter title="Loading, empty, failed, offline">
      <Specimen name="Loading with skeletons">
        <Loading label="Loading">
          <Stack>
            <SkeletonCard />
            <SkeletonRows rows={2} />
          </Stack>
        </Loading>
      </Specimen>
      <Grid $minWidth={300}>
        <Specimen name="EmptyState">
          <Card>
            <EmptyState
              picture={<WindowsPicture />}
              title="No rooms are open yet"
              level={3}
              action={<Button>Open a room</Button>}
              hint="Open the first one and send the code to a friend."
            />
          </Card>
        </Specimen>
        <Specimen name="ErrorState">
          <Card>
            <ErrorState
              title="We couldn’t load the list"
              level={3}
              onRetry={nothing}
              hint="Your seat and points are safe. Check your network, then try again."
            />
          </Card>
        </Specimen>
      </Grid>
      <Grid $minWidth={300}>
        <Specimen name="ProgressBar">
          <ProgressBar label="Your progress" value={2} max={6} valueText="2 of 6 sections done" />
        </Specimen>
      </Grid>
      <Specimen name="Notice">
        <Stack $gap={12}>
          <Notice>Payments are in test mode on this server.</Notice>
          <Notice tone="success" title="You’re registered">
            See you on Saturday.
          </Notice>
          <Notice tone="warning" title="Three seats left" action={<Button variant="quiet">Take one</Button>} />
          <Notice tone="danger">This room is closed.</Notice>
          <Notice busy>Sending your answer...</Notice>
        </Stack>
      </Specimen>
      <Specimen name="Notice as a strip across a pane: info, success, warning, danger">
        <Stack $gap={8}>
          <Notice shape="strip" icon={<ShieldCheck aria-hidden />}>
            Mama Grace, safeguarding lead, can read this channel.
          </Notice>
          <Notice shape="strip" tone="success">
            Everything is saved.
          </Notice>
          <Notice shape="strip" tone="warning" action={<Button variant="quiet">Try again</Button>}>
            We couldn’t load the list.
          </Notice>
          <Notice shape="strip" tone="danger">
            This room is closed.
          </Notice>
        </Stack>
      </Specimen>
      <Specimen name="StatusLine: muted, warning">
        <StatusLine>Ngozi is writing</StatusLine>
        <StatusLine $tone="warning">You’re offline. We’ll send this later.</StatusLine>
      </Specimen>
    </Chapter>
  );
}
