import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { setupQuery } from "../setting-queries.ts";
import * as text from "./setup-text.ts";

/** SETTING-13: leads an admin into a setup that nobody has begun, and otherwise says what is still open. */
export function SetupPanel() {
  const { data } = useQuery(setupQuery);
  if (!data || data.isFinished) return null;
  if (data.isFresh) return <Navigate to="/admin/setup" replace />;
  const open = data.steps.filter(({ state }) => state !== "done").map(({ step }) => text.stepTitles[step]);
  return (
    <Panel title={text.panelTitle} lit>
      <Stack>
        <p>{open.length === 0 ? text.panelAllOver : text.panelMissing(open)}</p>
        <Cluster>
          <ButtonLink to="/admin/setup">{text.panelLink}</ButtonLink>
        </Cluster>
      </Stack>
    </Panel>
  );
}
