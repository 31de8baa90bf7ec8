import type { PhoneFrame } from "../../../frame/feature.ts";
import { features } from "../../features.ts";

/** What a phone shows around the screen at this address: `tabs` is the bar at the lower edge, for members. */
export function phoneFrameAt(address: Pick<Location, "pathname" | "search">): "tabs" | PhoneFrame {
  return features.map(({ phone }) => phone?.(address)).find((frame) => frame !== undefined) ?? "tabs";
}
