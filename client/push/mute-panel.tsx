import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../frame/query-state.tsx";
import { Button } from "../ui/button/button.tsx";
import { Switch } from "../ui/field/switch.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { mutedQuery, useMute } from "./push-queries.ts";
import * as text from "./push-text.ts";

/** Mutes one channel on the member’s devices. */
export function MutePanel({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const query = useQuery(mutedQuery(threadId));
  const { mutate } = useMute(threadId);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={text.muteTitle}
      footer={<Button onClick={onClose}>{text.doneButton}</Button>}
    >
      {query.data ? (
        <Switch
          label={text.muteLabel}
          description={text.muteHint}
          checked={query.data.isMuted}
          onChange={(event) => mutate(event.currentTarget.checked)}
        />
      ) : (
        <QueryState query={query} label={text.loading} level={3} rows={1} />
      )}
    </Dialog>
  );
}
