import { kindNames, type NotificationKind, traitsOf } from "../../schema/notification/kind.ts";
import type { PushGroup } from "../../schema/push/group.ts";

/** PUSH-6: the kinds of these groups. */
export const kindsOf = (groups: readonly PushGroup[]): NotificationKind[] =>
  kindNames.filter((kind) => groups.includes(traitsOf(kind).group));
