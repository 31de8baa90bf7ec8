import * as eventImageApi from "../../../schema/event/image-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { type EventManagers, managerOf } from "../manage/manager.ts";
import { readEventImage, saveEventImage } from "./event-image.ts";

export interface ImageOptions {
  readonly storage: Storage;
  readonly managers: () => EventManagers;
}

export function imageRoutes({ storage, managers }: ImageOptions): Route[] {
  return [
    route(eventImageApi.uploadEventImage, async ({ em, member, body: { files } }) => {
      const { memberId } = managerOf(member, managers());
      return { imageName: await saveEventImage(em, storage, memberId, files.image.bytes) };
    }),
    route(
      eventImageApi.readEventImage,
      async ({ params: { imageName, variant } }) => await readEventImage(storage, imageName, variant),
    ),
  ];
}
