import { useEffect, useSyncExternalStore } from "react";
import { bytesUsed, onBytesUsed, startMeter } from "../net/data-meter.ts";
import { chooseDataSaving, useDataSaving } from "../net/data-saver.ts";
import { Switch } from "../ui/field/switch.tsx";
import { formatBytes } from "../ui/format/bytes.ts";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import * as text from "./data-saver-text.ts";

/** The switch that saves data on this device, and how much this tab has used. */
export function DataSaverPanel() {
  const isSaving = useDataSaving();
  const bytes = useSyncExternalStore(onBytesUsed, bytesUsed);
  useEffect(startMeter, []);
  return (
    <Stack $gap={4}>
      <Switch
        label={text.switchLabel}
        description={text.switchDescription}
        checked={isSaving}
        onChange={({ target }) => chooseDataSaving(target.checked)}
      />
      <Text $size="small" $tone="muted">
        {text.used(formatBytes(bytes))}
      </Text>
    </Stack>
  );
}
