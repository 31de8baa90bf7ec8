import { accounts } from "./a1-accounts.ts";
import { opening } from "./c1-opening.ts";
import { cluster } from "./cluster.ts";
import { daily } from "./d1-daily.ts";
import { registration } from "./e1-registration.ts";
import { evening } from "./evening.ts";
import { search } from "./f1-search.ts";
import { metrics } from "./m1-metrics.ts";
import { busyThread, fanOut, quietThread } from "./performance/p1-fan-out.ts";
import { latency } from "./performance/p4-latency.ts";
import { roundCost } from "./performance/p5-round-cost.ts";
import { idleCost } from "./performance/p6-idle-cost.ts";
import { joining } from "./performance/p7-joining.ts";
import { events } from "./performance/p8-events.ts";
import { lists } from "./performance/p8-lists.ts";
import { loopLag } from "./performance/p9-loop-lag.ts";
import { stalled } from "./performance/p10-stalled.ts";
import { history } from "./performance/p11-history.ts";
import { pages } from "./performance/p12-pages.ts";
import { processes } from "./performance/p13-processes.ts";
import { growth } from "./performance/p14-growth.ts";
import { slowPhone } from "./performance/p15-slow-phone.ts";
import { lighthouse } from "./performance/p16-lighthouse.ts";
import { admin } from "./performance/p17-admin.ts";
import { firstPaint } from "./performance/p18-first-paint.ts";
import { versePicture } from "./performance/p19-verse-picture.ts";
import { photos } from "./performance/p20-photos.ts";
import { kills } from "./r1-kills.ts";
import { chatKills } from "./r2-chat-kills.ts";
import { databaseRestart } from "./r4-database-restart.ts";
import { accessEnds } from "./s5-access-ends.ts";
import type { BenchLine } from "./support/line.ts";
import { tickets } from "./t1-tickets.ts";
import { words } from "./w1-words.ts";

/** All benchmarks, in the order of the goals. */
export const lines: readonly BenchLine[] = [
  fanOut,
  busyThread,
  quietThread,
  latency,
  roundCost,
  idleCost,
  joining,
  lists,
  events,
  loopLag,
  stalled,
  history,
  pages,
  processes,
  growth,
  slowPhone,
  lighthouse,
  admin,
  firstPaint,
  versePicture,
  photos,
  words,
  search,
  opening,
  accounts,
  daily,
  tickets,
  registration,
  metrics,
  chatKills,
  databaseRestart,
  accessEnds,
  kills,
  evening,
  cluster,
];
