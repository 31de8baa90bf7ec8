import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import type { SeenAudience } from "../../../schema/thread/seen.ts";
import { readSeenSetting, saveSeenSetting } from "../../../schema/thread/seen-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import * as text from "./setting-text.ts";

const settingQuery = queryOptions({
  queryKey: ["thread", "seen-setting"],
  queryFn: ({ signal }) => call(readSeenSetting, { signal }),
});

function Choice() {
  const query = useQuery(settingQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (audience: SeenAudience) => call(saveSeenSetting, { body: { audience } }),
    onSuccess(saved) {
      queryClient.setQueryData(settingQuery.queryKey, saved);
      toast(text.savedToast);
    },
    onError: (error) => toastError(error, text.saveFailed),
  });
  if (!query.data) return <QueryState query={query} label={text.loading} level={3} rows={1} />;
  const { audience, choices } = query.data;
  return (
    <SelectField
      label={text.label}
      hint={text.hint}
      options={choices.map((value) => ({ value, label: text.choiceLabels[value] }))}
      value={isPending ? variables : audience}
      aria-busy={isPending}
      onChange={(event) => !isPending && mutate(event.currentTarget.value as SeenAudience)}
    />
  );
}

/** THREAD-74: the member chooses who sees that they have read a message. It is saved at once. */
export const SeenSettingPanel = () => (
  <Panel title={text.sectionTitle}>
    <Choice />
  </Panel>
);
