import type { ReactNode } from "react";
import { Button } from "../../ui/button/button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import type { ApiForm } from "./use-endpoint-form.ts";

interface Props {
  api: Pick<ApiForm<never>, "submit" | "isBusy">;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** The form of a whole page. On a phone its button stays within reach of the thumb. */
export const RecordForm = ({ api, submitLabel, children }: Props) => (
  <form noValidate onSubmit={api.submit}>
    <Stack $gap={24}>
      {children}
      <ActionBar>
        <Button type="submit" size="large" busy={api.isBusy}>
          {submitLabel}
        </Button>
      </ActionBar>
    </Stack>
  </form>
);
