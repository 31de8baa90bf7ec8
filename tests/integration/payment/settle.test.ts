import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventApi } from "../../../schema/event/api.ts";
import { notificationApi } from "../../../schema/notification/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { outboxOf } from "../../support/account/outbox.ts";
import {
  bootPayments,
  books,
  letHoldsPass,
  newPaidEvent,
  type PaymentServer,
  PRICE_KOBO,
  returns,
  startsPaying,
  sweepLater,
} from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";
