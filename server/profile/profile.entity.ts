import { defineEntity, p } from "@mikro-orm/core";

export const ProfileEntity = defineEntity({
  name: "Profile",
  tableName: "profiles",
  properties: {
    userId: p.uuid().primary(),
    fullName: p.text(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});
