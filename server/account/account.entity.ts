import { defineEntity, p } from "@mikro-orm/core";

/** A member's account. better-auth writes it; features only read it. */
export const UserEntity = defineEntity({
  name: "User",
  tableName: "users",
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    emailVerified: p.boolean(),
    suspendedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

export const UserRoleEntity = defineEntity({
  name: "UserRole",
  tableName: "user_roles",
  properties: {
    userId: p.uuid().primary(),
    role: p.text().primary(),
  },
});
