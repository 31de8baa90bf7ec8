import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { MANAGED_EVENTS_PER_PAGE, type ManagedEvent } from "../../../schema/event/manage-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { GameRoomEntity } from "../../game/room/game-room.entity.ts";
import type { EventPaymentEntity } from "../../payment/payment.entity.ts";
import type { RowOf } from "../../platform/database/typed-query.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { shownRoles } from "../../profile/profile.ts";
import type { EventEntity } from "../event.entity.ts";
import { storedEvent } from "../event-store.ts";
import { eventView } from "../event-view.ts";
import type { EventRegistrationEntity } from "../registration/registration.entity.ts";
import { type EventFilter, eventMatches, orderOf } from "../search/event-conditions.ts";
import type { EventWaitingEntity } from "../waiting/waiting.entity.ts";
import { isManagedBy, type Manager } from "./manager.ts";

type Tables = InferKyselyDB<
  | typeof EventEntity
  | typeof EventRegistrationEntity
  | typeof EventWaitingEntity
  | typeof EventPaymentEntity
  | typeof ProfileEntity
  | typeof GameRoomEntity
>;

const events = (em: EntityManager) => em.getKysely<Tables>().selectFrom("events as e");

/** EVENT-49: nobody has ever registered for the event, and it has played no game. Payments outlive the registrations of erased members. */
const isUnused = (row: RowOf<ReturnType<typeof events>>) =>
  row
    .and([
      row.not(row.exists(row.selectFrom("event_registrations as seat").whereRef("seat.event_id", "=", "e.id"))),
      row.not(row.exists(row.selectFrom("event_payments as payment").whereRef("payment.event_id", "=", "e.id"))),
      row.not(row.exists(row.selectFrom("game_rooms as game").whereRef("game.event_id", "=", "e.id"))),
    ])
    .$castTo<boolean>();

const managed = (em: EntityManager) =>
  events(em)
    .crossJoinLateral(storedEvent.as("stored"))
    .leftJoin("profiles as creator", "creator.user_id", "e.created_by")
    .selectAll("stored")
    .select((row) => [
      "e.is_active as isActive",
      "e.cancel_reason as cancelReason",
      "creator.full_name as creatorName",
      sql.raw<MemberRole[]>(shownRoles("e.created_by")).as("creatorRoles"),
      row
        .selectFrom("event_waiting_list as waiting")
        .whereRef("waiting.event_id", "=", "e.id")
        .select(sql<number>`count(*)::int`.as("waiting"))
        .$asScalar()
        .$notNull()
        .as("waiting"),
      isUnused(row).as("canDelete"),
      "e.created_by",
      sql<number>`count(*) over ()::int`.as("total"),
    ]);

/** EVENT-56, EVENT-133: one page of the events that this member manages. A page behind the last one is empty, with the total 0. */
export async function listManagedEvents(
  em: EntityManager,
  { memberId, scope }: Manager,
  { page, ...filter }: EventFilter & { page: number },
): Promise<{ events: ManagedEvent[]; total: number }> {
  const found = managed(em).where(eventMatches(filter, "with-links"));
  const rows = await (scope === "all" ? found : found.where("e.created_by", "=", memberId))
    .orderBy("e.event_date", orderOf(filter))
    .orderBy("e.id")
    .limit(MANAGED_EVENTS_PER_PAGE)
    .offset((page - 1) * MANAGED_EVENTS_PER_PAGE)
    .execute();
  return { events: rows.map(asView), total: rows[0]?.total ?? 0 };
}

/** An event that this member manages. Refuses with `event/not-found`. */
export async function readManagedEvent(em: EntityManager, manager: Manager, eventId: string): Promise<ManagedEvent> {
  const row = await managed(em).where("e.id", "=", eventId).executeTakeFirst();
  if (!row || !isManagedBy(manager, row.created_by)) throw new Refusal("event/not-found");
  return asView(row);
}

export const selectIsUnused = (em: EntityManager, eventId: string) =>
  events(em)
    .where("e.id", "=", eventId)
    .select((row) => isUnused(row).as("isUnused"))
    .executeTakeFirst();

type ManagedRow = NonNullable<Awaited<ReturnType<ReturnType<typeof managed>["executeTakeFirst"]>>>;

/** Call it for those who manage the event. */
function asView({ created_by: _, total: __, ...event }: ManagedRow): ManagedEvent {
  return eventView(event, { canManage: true });
}
