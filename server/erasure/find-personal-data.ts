import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../account/account.entity.ts";
import { GameParticipantEntity } from "../game/game-participant.entity.ts";
import { ProfileEntity } from "../profile/profile.entity.ts";
import { DELETED_MEMBER, NAMELESS_PLAYER, UNKNOWN_USER } from "../profile/profile.ts";
import { ReportEntity } from "../safety/report/report.entity.ts";
import { RequestEntity } from "../site/request.entity.ts";
import { namesInEvidence } from "./evidence.ts";
import type { PersonalData } from "./personal-data.ts";

/** The requests of a member: sent while signed in, or with their address. */
export const requestsOf = (memberId: string, address: string) => ({
  $or: [{ user: memberId }, { [raw("lower(email)")]: address.toLowerCase() }],
});

/** Collects the member's current personal data, and earlier names as far as rows still contain them. */
export async function findPersonalData(em: EntityManager, memberId: string): Promise<PersonalData> {
  const user = await em.findOneOrFail(UserEntity, memberId);
  const profile = await em.findOne(ProfileEntity, { user: memberId });
  const seats = await em.find(GameParticipantEntity, { user: memberId }, { fields: ["displayName"] });
  const requests = await em.find(RequestEntity, requestsOf(memberId, user.email));
  const reports = await em.find(ReportEntity, { [raw("evidence::text like ?", [`%${memberId}%`])]: [] });
  const profiles = await em.find(ReportEntity, { about: memberId, kind: "profile" });
  const names = [
    user.name,
    profile?.fullName,
    ...seats.map((seat) => seat.displayName),
    ...requests.map((request) => request.name),
    ...reports.flatMap((report) => namesInEvidence(report.evidence, memberId)),
    ...profiles.map((report) => report.evidence.full_name),
  ];
  const isOwn = (name: unknown): name is string => typeof name === "string" && name !== "" && !placeholders.has(name);
  return {
    memberId,
    names: [...new Set(names.filter(isOwn))],
    addresses: [...new Set([user.email, ...requests.map((request) => request.email)])],
    phones: [...new Set([profile?.phone, ...requests.map((request) => request.phone)].flatMap((phone) => phone ?? []))],
  };
}

const placeholders: ReadonlySet<string> = new Set([DELETED_MEMBER, NAMELESS_PLAYER, UNKNOWN_USER]);
