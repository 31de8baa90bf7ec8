import * as photoApi from "../../../schema/profile/photo-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { isConfirmedAdult, type MessagingPolicy } from "../../safety/safety.ts";
import { readPhoto, savePhoto } from "./photo.ts";

export function photoRoutes({ storage, policy }: { storage: Storage; policy: MessagingPolicy }): Route[] {
  return [
    route(photoApi.uploadPhoto, async ({ em, member, body: { files } }) => {
      if (!(await isConfirmedAdult(em, policy, member.memberId))) throw new Refusal("photo/adults-only");
      return { photo: await savePhoto(em, storage, member.memberId, files.photo.bytes) };
    }),
    route(photoApi.readPhoto, async ({ params: { photo, variant } }) => await readPhoto(storage, photo, variant)),
  ];
}
