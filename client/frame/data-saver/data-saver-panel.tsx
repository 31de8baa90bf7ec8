import { useEffect, useSyncExternalStore } from "react";
import { bytesUsed, onBytesUsed, startMeter } from "../../net/data-meter.ts";
import { chooseDataSaving, useDataSaving } from "../../net/data-saver.ts";
import { Switch } from "../../ui/field/switch.tsx";
import { formatBytes } from "./bytes.ts";
import * as text from "./data-saver-text.ts";

/** The switch that saves data on this device, and how much the app has used. */
export function DataSaverPanel() {
  const isSaving = useDataSaving();
  const bytes = useSyncExternalStore(onBytesUsed, bytesUsed);
  useEffect(startMeter, []);
  return (
    <Switch
      label={text.switchLabel}
      description={text.switchDescription(formatBytes(bytes))}
      checked={isSaving}
      onChange={({ target }) => chooseDataSaving(target.checked)}
    />
  );
}
