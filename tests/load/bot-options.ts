import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { gameTypes } from "../../schema/game/settings.ts";
import { ROUNDS_OPTIONS, TIME_LIMIT_OPTIONS_SECONDS } from "../../schema/limits.ts";
import type { NetworkProfile } from "./server/throttled-proxy.ts";

/** What bots do: one game, write to each other two by two, write in a channel, or all of it. */
export const activities = [...gameTypes, "chat", "channel", "mixed"] as const;

export const usage = `Bots play whole games and write messages at a running server, as signed-in members, and check what it counts and stores.

  npm run bots -- [options]

  --url http://localhost:2567   the server, or the proxy of several; by default this machine
  --game trivia                 what they do: ${activities.slice(0, -1).join(", ")}, or mixed: all of it
  --tables 10                   how many tables play at once
  --players 4                   players at each, 2 to 8
  --rounds 5                    5, 10 or 15
  --difficulty medium           easy, medium or hard
  --time-limit 30               seconds for a round: 15, 30, 45 or 60
  --writers 20                  members who write, for chat, channel and mixed
  --pace fast                   how long bots think about a question: fast is 50 to 400 ms, human a few seconds
  --think 0.5-3                 seconds to think about a question or between two messages, instead of the pace
  --ramp 0                      seconds within which the bots come, evenly
  --duration 0                  seconds to go on; tables then play one game after the other. 0 is one game, or a minute of messages
  --seconds 600                 when to give up, from the end of the ramp and of the duration
  --network delay=300,loss=2,cut=30
                                a worse network for each bot: milliseconds of a round trip, lost packets of a hundred,
                                seconds until a connection is cut, on average. Any of the three; only for http addresses.
                                Players who are cut off lose their game, since bots do not come back to a table
  --processes 1                 how many processes the bots share, 1 to 16
  --json file                   writes the figures to this file, too
  --members-file data/bots-members.json
                                a file that keeps the bots' accounts for the next run. \`npm run fill\` can write one
  --forwarded                   each bot sends its own address in X-Forwarded-For. Needed for many sockets at once, on a
                                server that was started with TRUSTED_PROXIES=127.0.0.1

New members count against the server's SIGN_UPS_PER_HOUR. The exit code is 0 if every game finished without an error and
every confirmed message is stored once.`;

const oneOf = <Values extends readonly number[]>(values: Values) => z.coerce.number().pipe(z.literal([...values]));

/** "0.5-3": seconds, as milliseconds. */
const think = z.string().transform((text, context) => {
  const [, least, most] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const range = { leastMs: Number(least) * 1000, mostMs: Number(most) * 1000 };
  if (range.leastMs <= range.mostMs) return range;
  context.addIssue("it must be two numbers of seconds, like 0.5-3");
  return z.NEVER;
});

const networkParts = z
  .strictObject({
    delay: z.coerce.number().min(0).max(10_000),
    loss: z.coerce.number().min(0).max(50),
    cut: z.coerce.number().positive().max(3600),
  })
  .partial();
/** "delay=300,loss=2,cut=30" */
const network = z.string().transform((text, context): NetworkProfile => {
  const given = text.split(",").map((part) => part.split("=") as [string, string]);
  const parsed = networkParts.safeParse(Object.fromEntries(given));
  if (parsed.success && given.every(([, value]) => value)) {
    const { delay = 0, loss, cut } = parsed.data;
    return {
      roundTripMs: delay,
      ...(loss !== undefined && { lossPercent: loss }),
      ...(cut !== undefined && { cutAfterMs: cut * 1000 }),
    };
  }
  context.addIssue("it must be like delay=300,loss=2,cut=30");
  return z.NEVER;
});

const shape = z
  .object({
    url: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
    game: z.enum(activities),
    tables: z.coerce.number().int().min(1).max(5000),
    players: z.coerce.number().int().min(2).max(8),
    rounds: oneOf(ROUNDS_OPTIONS),
    difficulty: z.enum(["easy", "medium", "hard"]),
    "time-limit": oneOf(TIME_LIMIT_OPTIONS_SECONDS),
    writers: z.coerce.number().int().min(2).max(5000).multipleOf(2),
    pace: z.enum(["fast", "human"]),
    think: think.optional(),
    ramp: z.coerce.number().min(0).max(3600),
    duration: z.coerce.number().min(0).max(86_400),
    seconds: z.coerce.number().int().min(5).max(86_400),
    network: network.optional(),
    processes: z.coerce.number().int().min(1).max(16),
    json: z.string().min(1).optional(),
    "members-file": z.string().min(1),
    forwarded: z.boolean(),
  })
  .superRefine(({ url, network: profile, processes, tables, game }, context) => {
    if (profile && url.startsWith("https:")) {
      context.addIssue({
        code: "custom",
        path: ["network"],
        message: "it needs an http address, since it sits before TLS",
      });
    }
    if (processes > tables && game !== "chat" && game !== "channel") {
      context.addIssue({ code: "custom", path: ["processes"], message: "there are fewer tables than processes" });
    }
  });

export type BotOptions = z.output<typeof shape>;

/** Reads the command line: the options, or why they cannot be used; null if help was asked for. */
export function readBotOptions(args: readonly string[]): BotOptions | { readonly problem: string } | null {
  const text = (fallback: string) => ({ type: "string", default: fallback }) as const;
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        url: text("http://localhost:2567"),
        game: text("trivia"),
        tables: text("10"),
        players: text("4"),
        rounds: text("5"),
        difficulty: text("medium"),
        "time-limit": text("30"),
        writers: text("20"),
        pace: text("fast"),
        think: { type: "string" },
        ramp: text("0"),
        duration: text("0"),
        seconds: text("600"),
        network: { type: "string" },
        processes: text("1"),
        json: { type: "string" },
        "members-file": text(join("data", "bots-members.json")),
        forwarded: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }));
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  if (values.help) return null;
  const parsed = shape.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { problem: `--${issue?.path.join(".")} ${values[String(issue?.path[0])]} cannot be used: ${issue?.message}.` };
}

/** How many members the bots need in all, and how many of them play. */
export function membersNeeded({ game, tables, players, writers }: BotOptions): { players: number; writers: number } {
  const plays = game !== "chat" && game !== "channel";
  const writes = game === "chat" || game === "channel" || game === "mixed";
  return { players: plays ? tables * players : 0, writers: writes ? writers : 0 };
}
