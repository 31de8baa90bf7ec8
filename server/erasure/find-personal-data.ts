import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { foldDiacritics } from "../../schema/fold-diacritics.ts";
import { UserEntity } from "../account/account.entity.ts";
import { GameParticipantEntity } from "../game/game-participant.entity.ts";
import { FormerNameEntity } from "../profile/former-name/former-name.entity.ts";
import { ProfileEntity } from "../profile/profile.entity.ts";
import { DELETED_MEMBER, NAMELESS_PLAYER, phoneNumber, UNKNOWN_USER } from "../profile/profile.ts";
import { ReportEntity } from "../safety/report/report.entity.ts";
import { RequestEntity } from "../site/request.entity.ts";
import { namesInEvidence } from "./evidence.ts";
import type { PersonalData } from "./personal-data.ts";

/** The requests of a member: sent while signed in, or with their address. */
export const requestsOf = (memberId: string, address: string) => ({
  $or: [{ user: memberId }, { [raw("lower(email)")]: address.toLowerCase() }],
});

/**
 * Collects the member's current personal data, and earlier names as far as rows still contain them. ERASE-15: what others
 * have too, or anybody can type into a form, is left out. Otherwise whoever erases their own account could change what
 * others wrote, and the evidence in reports.
 */
export async function findPersonalData(em: EntityManager, memberId: string): Promise<PersonalData> {
  const user = await em.findOneOrFail(UserEntity, memberId);
  const profile = await em.findOne(ProfileEntity, { user: memberId });
  const formerNames = await em.find(FormerNameEntity, { user: memberId });
  const seats = await em.find(GameParticipantEntity, { user: memberId }, { fields: ["displayName"] });
  const requests = await em.find(RequestEntity, requestsOf(memberId, user.email));
  const reports = await em.find(ReportEntity, { [raw("evidence::text like ?", [`%${memberId}%`])]: [] });
  const profiles = await em.find(ReportEntity, { about: memberId, kind: "profile" });
  const names = [
    user.name,
    profile?.fullName,
    ...formerNames.map(({ name }) => name),
    ...seats.map((seat) => seat.displayName),
    ...reports.flatMap((report) => namesInEvidence(report.evidence, memberId)),
    ...profiles.map((report) => report.evidence.full_name),
  ];
  const isOwn = (name: unknown): name is string => typeof name === "string" && name !== "" && !placeholders.has(name);
  const sent = requests.filter((request) => !request.user || request.user.id === memberId);
  const typed = sent.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const phones = [profile?.phone, ...sent.map(({ phone }) => phone && phoneNumber(phone))];
  return {
    memberId,
    names: await withoutNamesakes(em, memberId, [...new Set(names.filter(isOwn))]),
    addresses: [...new Set([user.email, ...(await withoutOthersAddresses(em, memberId, typed))])],
    phones: await withoutOthersPhones(em, memberId, [...new Set(phones.flatMap((phone) => phone ?? []))]),
  };
}

async function withoutNamesakes(em: EntityManager, memberId: string, names: readonly string[]): Promise<string[]> {
  const plainName = { $in: names.map(foldDiacritics) };
  const others = await em.find(ProfileEntity, { plainName, user: { $ne: memberId } }, { fields: ["plainName"] });
  const taken = new Set(others.map((other) => other.plainName));
  return names.filter((name) => !taken.has(foldDiacritics(name)));
}

async function withoutOthersPhones(em: EntityManager, memberId: string, phones: readonly string[]): Promise<string[]> {
  const phone = { $in: [...phones] };
  const others = await em.find(ProfileEntity, { phone, user: { $ne: memberId } }, { fields: ["phone"] });
  const taken = new Set(others.map((other) => other.phone));
  return phones.filter((each) => !taken.has(each));
}

/** Addresses, in lower case, of no other account and no request of anybody else. */
async function withoutOthersAddresses(
  em: EntityManager,
  memberId: string,
  typed: readonly string[],
): Promise<string[]> {
  const email = { [raw("lower(email)")]: { $in: [...typed] } };
  const accounts = await em.find(UserEntity, { ...email, id: { $ne: memberId } }, { fields: ["email"] });
  const notOwn = { $or: [{ user: null }, { user: { $ne: memberId } }] };
  const requests = await em.find(RequestEntity, { ...email, ...notOwn }, { fields: ["email"] });
  const taken = new Set([...accounts, ...requests].map((each) => each.email?.toLowerCase()));
  return typed.filter((address) => !taken.has(address));
}

const placeholders: ReadonlySet<string> = new Set([DELETED_MEMBER, NAMELESS_PLAYER, UNKNOWN_USER]);
