import type { EntityManager } from "@mikro-orm/postgresql";
import { countAs } from "../../schema/member/role.ts";
import { roleHolders } from "../account/account.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { ProfileEntity } from "./profile.entity.ts";
import { skeletonsOf, wordsOf } from "./skeleton.ts";

/** Words that claim an office of this community. Leads and admins may use them in what they name. */
const OFFICE_WORDS = [
  "admin",
  "administrator",
  "counsellor",
  "counselor",
  "helpline",
  "moderator",
  "official",
  "pastor",
  "safeguarding",
];
/** A mentor may use these words too, and the community's name. */
const MENTOR_WORDS = ["mentor"];
/** Words that claim an office only beside a person's name: a channel may be named Prayer support. */
const PERSON_WORDS = ["staff", "support", "system"];
/** Reserved only as a single word, because Lea D. may be a person. */
const LEAD = "lead";

/** Who gives a name, with the roles that they may use now. */
export interface NameGiver extends Pick<Member, "memberId" | "roles"> {
  readonly communityName: string;
}

const looksOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [...skeletonsOf([word]), ...skeletonsOf([`${word}s`])]));

const officeLooks = looksOf(OFFICE_WORDS);
const mentorLooks = looksOf(MENTOR_WORDS);
const personLooks = looksOf(PERSON_WORDS);
const leadLooks = looksOf([LEAD]);

/** Every run of neighbouring words, so that `ad-min` and `a d m i n` are recognised too. */
const runsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1)));

/** What the words of a name look like, by themselves and joined. */
function looksIn(name: string) {
  const runs = runsOf(wordsOf(name));
  const isSpelled = (run: readonly string[]) => run.length === 1 || run.every((part) => part.length === 1);
  return { joined: runs.flatMap(skeletonsOf), spelled: runs.filter(isSpelled).flatMap(skeletonsOf) };
}

type Looks = ReturnType<typeof looksIn>;

const hasOffice = ({ joined, spelled }: Looks): boolean =>
  joined.some((look) => officeLooks.has(look)) || spelled.some((look) => leadLooks.has(look));

const hasMentor = ({ joined }: Looks): boolean => joined.some((look) => mentorLooks.has(look));

function hasCommunity({ joined }: Looks, communityName: string): boolean {
  const looks = skeletonsOf(wordsOf(communityName));
  return joined.some((look) => looks.includes(look));
}

/** PROFILE-3: whether a person's name has, or looks like, a word of office or the community's name in it. */
export function isOfficeInPersonName(name: string, communityName: string): boolean {
  const looks = looksIn(name);
  const hasPersonWord = looks.joined.some((look) => personLooks.has(look));
  return hasPersonWord || hasOffice(looks) || hasMentor(looks) || hasCommunity(looks, communityName);
}

/** PROFILE-8: whether the name of a channel, a pod, an event or a room claims an office that these roles do not give. */
export function isOfficeInTitle(name: string, { roles, communityName }: Omit<NameGiver, "memberId">): boolean {
  if (countAs("guardian", roles)) return false;
  const looks = looksIn(name);
  return hasOffice(looks) || (!countAs("mentor", roles) && (hasMentor(looks) || hasCommunity(looks, communityName)));
}

/** Whether two whole names look alike. */
export function looksLikeName(name: string, other: string): boolean {
  const looks = skeletonsOf(wordsOf(name));
  return skeletonsOf(wordsOf(other)).some((look) => looks.includes(look));
}

/** PROFILE-7: whether a name looks like that of another member who holds a role. */
async function isNameOfHolder(em: EntityManager, name: string, memberId: string): Promise<boolean> {
  const holders = (await roleHolders(em)).filter((holderId) => holderId !== memberId);
  const profiles = await em.find(
    ProfileEntity,
    { user: { $in: holders } },
    { fields: ["fullName"], disableIdentityMap: true },
  );
  return profiles.some(({ fullName }) => looksLikeName(name, fullName));
}

/** PROFILE-3, PROFILE-7: refuses a name for this member that claims an office or looks like a leader's. */
export async function refuseReservedPersonName(
  em: EntityManager,
  { memberId, communityName }: Omit<NameGiver, "roles">,
  name: string,
): Promise<void> {
  if (isOfficeInPersonName(name, communityName) || (await isNameOfHolder(em, name, memberId))) {
    throw new Refusal("profile/name-reserved");
  }
}

/** PROFILE-8: refuses a name for a channel, a pod, an event or a room that claims an office or is a leader's. */
export async function refuseReservedTitle(em: EntityManager, giver: NameGiver, name: string): Promise<void> {
  const isHolders = !countAs("guardian", giver.roles) && (await isNameOfHolder(em, name, giver.memberId));
  if (isHolders || isOfficeInTitle(name, giver)) throw new Refusal("safety/office-in-name");
}
