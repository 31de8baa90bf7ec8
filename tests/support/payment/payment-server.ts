import { afterAll, afterEach, beforeAll } from "vitest";
import { bootPayments, type PaymentServer } from "./payments.ts";

/**
 * A server with payments for all tests of a file. It starts before the first of them and ends after the last; faults of the
 * provider end with their test. `prepare` adds those who take part in several tests.
 */
export function paymentServer(
  prepare: (server: PaymentServer) => Promise<void> = async () => {},
  environment: Record<string, string> = {},
): PaymentServer {
  const server = {} as PaymentServer;
  beforeAll(async () => {
    Object.assign(server, await bootPayments(environment));
    await prepare(server);
  });
  afterEach(() => server.fake.faults.clear());
  afterAll(() => server.stop());
  return server;
}
