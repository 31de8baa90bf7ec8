import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { gameType, gameTypes } from "../../schema/game/settings.ts";
import { ROUNDS_OPTIONS, TIME_LIMIT_OPTIONS_SECONDS } from "../../schema/limits.ts";

export const usage = `Bots play whole games against a running server, as signed-in members, and check what it counts.

  npm run bots -- [options]

  --url http://localhost:2567   the server; by default this machine
  --game trivia                 which game: ${gameTypes.join(" or ")}
  --tables 10                   how many tables at once
  --players 4                   players at each, 2 to 8
  --rounds 5                    5, 10 or 15
  --difficulty medium           easy, medium or hard
  --time-limit 30               seconds for a round: 15, 30, 45 or 60
  --pace fast                   how long bots think: fast is 50 to 400 ms, human a few seconds
  --seconds 600                 when to give up
  --members-file data/bots-members.json
                                a file that keeps the bots' accounts for the next run
  --forwarded                   each bot sends its own address in X-Forwarded-For. Needed for many sockets at once, on a
                                server that was started with TRUSTED_PROXIES=127.0.0.1

New members count against the server's SIGN_UPS_PER_HOUR. The exit code is 0 if every game finished without an error.`;

const oneOf = <Values extends readonly number[]>(values: Values) => z.coerce.number().pipe(z.literal([...values]));

const shape = z.object({
  url: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  game: gameType,
  tables: z.coerce.number().int().min(1).max(5000),
  players: z.coerce.number().int().min(2).max(8),
  rounds: oneOf(ROUNDS_OPTIONS),
  difficulty: z.enum(["easy", "medium", "hard"]),
  "time-limit": oneOf(TIME_LIMIT_OPTIONS_SECONDS),
  pace: z.enum(["fast", "human"]),
  seconds: z.coerce.number().int().min(5).max(86_400),
  "members-file": z.string().min(1),
  forwarded: z.boolean(),
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
        pace: text("fast"),
        seconds: text("600"),
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
