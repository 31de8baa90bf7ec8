import { randomUUID } from "node:crypto";
import { requestPasswordReset, signIn, signUp } from "../../../schema/account/api.ts";
import { median, pairedRatio } from "../measure.ts";
import { Member, Refused } from "../member/member.ts";
import { addressOf } from "../member/members-file.ts";
import { benchLine } from "./support/line.ts";
import type { Metric } from "./support/metric.ts";

const sizes = { full: { accounts: 50, warmUps: 10 }, smallest: { accounts: 1, warmUps: 0 } };
const PASSWORD = "correct horse battery";

export const accounts = benchLine({
  id: "A1",
  title: "account requests for an address with an account, compared with one without",
  sizes,
  async measure(bench, { accounts, warmUps }) {
    // Nothing listens on this port: mails stay in the queue, and addresses must be confirmed.
    const benchServer = await bench.lampstand(0, {
      environment: { SMTP_URL: "smtp://127.0.0.1:9" },
    });
    try {
      const metrics: Metric[] = [];
      const known = Array.from({ length: accounts }, newEmail);
      const url = benchServer.server.url;
      for (const [index, email] of known.entries()) await timed(url, index, email, requests["sign-up"]);
      for (const [what, request] of Object.entries(requests)) {
        bench.say(what);
        metrics.push(...(await compare({ url, what, known, request, warmUps })));
      }
      return metrics;
    } finally {
      await benchServer.close();
    }
  },
});

const newEmail = () => `someone-${randomUUID()}@example.org`;

type Request = (visitor: Member, email: string) => Promise<unknown>;
const requests = {
  "sign-up": (visitor, email) => visitor.call(signUp, { body: { email, password: PASSWORD } }),
  "sign-in": (visitor, email) => visitor.call(signIn, { body: { email, password: "not this one" } }).catch(ifRefused),
  "forgot-password": (visitor, email) => visitor.call(requestPasswordReset, { body: { email } }),
} satisfies Record<string, Request>;

interface Compared {
  readonly url: string;
  readonly what: string;
  readonly known: readonly string[];
  readonly request: Request;
  readonly warmUps: number;
}

async function compare({ url, what, known, request, warmUps }: Compared): Promise<Metric[]> {
  const [withAccount, without]: [number[], number[]] = [[], []];
  for (const [index, email] of known.entries()) {
    // Alternate the order, because the second request finds a warmer server.
    const pair = [
      { email, times: withAccount },
      { email: newEmail(), times: without },
    ];
    for (const { email, times } of index % 2 ? pair : pair.toReversed()) {
      const tookMs = await timed(url, index, email, request);
      if (index >= warmUps) times.push(tookMs);
    }
  }
  return [
    { what: `${what}, with an account / without`, measured: pairedRatio(withAccount, without), unit: "x" },
    { what: "  with an account", measured: median(withAccount), unit: "ms" },
    { what: "  without", measured: median(without), unit: "ms" },
  ];
}

/** Sends a different address each turn, so that no rate limit applies. */
async function timed(url: string, turn: number, email: string, request: Request): Promise<number> {
  const visitor = new Member({ url, address: addressOf(turn) });
  const began = performance.now();
  await request(visitor, email);
  return performance.now() - began;
}

function ifRefused(error: unknown): void {
  if (!(error instanceof Refused && error.code === "account/wrong-credentials")) throw error;
}
