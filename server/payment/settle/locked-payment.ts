import type { Loaded } from "@mikro-orm/core";
import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { EventPaymentEntity } from "../payment.entity.ts";

/** A payment whose row is locked until the transaction ends. */
export type LockedPayment = Loaded<InstanceType<typeof EventPaymentEntity.class>>;

/** Locks a payment. Lock its event first. */
export const lockPayment = async (tx: EntityManager, paymentId: string): Promise<LockedPayment> =>
  await tx.findOneOrFail(EventPaymentEntity, { id: paymentId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
