import { Member } from "../../member/member.ts";
import { peerQuestions } from "../../peer/peer-questions.ts";
import { playTables } from "../../play.ts";
import { openThrottledProxy } from "../../server/throttled-proxy.ts";
import type { Bench } from "./context.ts";

/** The headers of IPv4 and of TCP with timestamps. */
const HEADER_BYTES = 52;

export interface PhoneBytes {
  readonly payload: number;
  readonly headers: number;
  readonly total: number;
  /** The average of question, category, options, reference and verse. */
  readonly wordsPerRound: number;
}

/** Measures one phone's traffic in a game of four: the HTTP request for the seat, the socket, so many rounds, leaving. */
export async function phoneBytes(bench: Bench, rounds: 5 | 10): Promise<PhoneBytes> {
  const benchServer = await bench.lampstand(4);
  const [phone, ...others] = benchServer.guests as [Member, ...Member[]];
  const proxy = await openThrottledProxy(phone.url, 0);
  try {
    const { memberId, cookie } = phone;
    const onPhone = new Member({ url: proxy.url, memberId, cookie, joinsBy: "id", opensSealed: true });
    const guests = [others[0] as Member, onPhone, ...others.slice(1)];
    await playTables({
      guests,
      tables: 1,
      players: 4,
      settings: { rounds, difficulty: "medium", timeLimit: 30 },
      think: () => 20 + Math.random() * 100,
      signal: AbortSignal.timeout(30_000),
    });
    const headers = proxy.packets * 2 * HEADER_BYTES;
    return { payload: proxy.bytes, headers, total: proxy.bytes + headers, wordsPerRound: averageWords() };
  } finally {
    await proxy.close();
    await benchServer.close();
  }
}

function averageWords(): number {
  const questions = peerQuestions();
  const words = questions.map(({ question, category, options, scriptureReference, verse }) =>
    [question, category, ...options, scriptureReference, verse].join(""),
  );
  return Buffer.byteLength(words.join("")) / questions.length;
}
