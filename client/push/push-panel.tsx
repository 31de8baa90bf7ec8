import { useQuery } from "@tanstack/react-query";
import type { PushSettings } from "../../schema/push/api.ts";
import { type PushGroup, pushGroups } from "../../schema/push/group.ts";
import { QueryState } from "../frame/query-state.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { FieldGroup } from "../ui/field/field-group.tsx";
import { Switch } from "../ui/field/switch.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { deviceState } from "./device.ts";
import { pushQuery, useDeviceSwitch, useSavePushSettings } from "./push-queries.ts";
import * as text from "./push-text.ts";
import { QuietHours } from "./quiet-hours.tsx";

/** What a locked phone shows: whether this device gets notifications, and which. */
export function PushPanel() {
  const query = useQuery(pushQuery);
  if (!query.data) return <QueryState query={query} label={text.loading} level={3} rows={4} />;
  const { publicKey, isSubscribed, settings } = query.data;
  return (
    <Stack $gap={24}>
      <Device publicKey={publicKey} isSubscribed={isSubscribed} />
      <Settings settings={settings} />
    </Stack>
  );
}

function Device({ publicKey, isSubscribed }: { publicKey: string; isSubscribed: boolean }) {
  const { mutate, isPending } = useDeviceSwitch(publicKey);
  const state = deviceState();
  if (state === "unsupported") return <Notice title={text.unsupportedTitle}>{text.unsupportedHint}</Notice>;
  if (state === "needs-install") return <Notice title={text.installTitle}>{text.installHint}</Notice>;
  if (state === "blocked") {
    return (
      <Notice tone="warning" title={text.blockedTitle}>
        {text.blockedHint}
      </Notice>
    );
  }
  return (
    <Switch
      label={text.deviceLabel}
      description={text.deviceHint}
      checked={isSubscribed}
      aria-busy={isPending}
      onChange={(event) => !isPending && mutate(event.currentTarget.checked)}
    />
  );
}

function Settings({ settings }: { settings: PushSettings }) {
  const { mutate } = useSavePushSettings();
  const turn = (group: PushGroup, isOn: boolean) => {
    const others = settings.off.filter((each) => each !== group);
    mutate({ ...settings, off: isOn ? others : [...others, group] });
  };
  return (
    <>
      <FieldGroup legend={text.groupsLegend}>
        {pushGroups.map((group) => (
          <Switch
            key={group}
            label={text.groupLabels[group]}
            checked={!settings.off.includes(group)}
            onChange={(event) => turn(group, event.currentTarget.checked)}
          />
        ))}
      </FieldGroup>
      <QuietHours hours={settings.quietHours} onChange={(quietHours) => mutate({ ...settings, quietHours })} />
      <Switch
        label={text.showsTextLabel}
        description={text.showsTextHint}
        checked={settings.showsText}
        onChange={(event) => mutate({ ...settings, showsText: event.currentTarget.checked })}
      />
    </>
  );
}
