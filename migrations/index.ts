import { FirstEvening } from "./20261120-first-evening.ts";
import { Requests } from "./20261120-requests.ts";
import { Seat } from "./20261121-seat.ts";
import { Talk } from "./20261121-talk.ts";
import { WordBattle } from "./20261121-word-battle.ts";
import { BlockStands } from "./20261122-block-stands.ts";
import { Channel } from "./20261122-channel.ts";
import { ChannelSize } from "./20261122-channel-size.ts";
import { ChannelVersions } from "./20261122-channel-versions.ts";
import { Erasure } from "./20261122-erasure.ts";
import { Expiry } from "./20261122-expiry.ts";
import { GameRecovery } from "./20261122-game-recovery.ts";
import { LeadAgain } from "./20261122-lead-again.ts";
import { LeadBack } from "./20261122-lead-back.ts";
import { MessageStore } from "./20261122-message-store.ts";
import { Notices } from "./20261122-notices.ts";
import { NotifyMessages } from "./20261122-notify-messages.ts";
import { Records } from "./20261122-records.ts";
import { SeatsApart } from "./20261122-seats-apart.ts";
import { SeededQuestions } from "./20261122-seeded-questions.ts";
import { Servers } from "./20261122-servers.ts";
import { StoreMessages } from "./20261122-store-messages.ts";

/** One linear history, oldest first. A migration that has landed is never edited. */
export const migrations = [
  { name: "20261120-first-evening", class: FirstEvening },
  { name: "20261120-requests", class: Requests },
  { name: "20261121-word-battle", class: WordBattle },
  { name: "20261121-seat", class: Seat },
  { name: "20261121-talk", class: Talk },
  { name: "20261122-channel", class: Channel },
  { name: "20261122-notices", class: Notices },
  { name: "20261122-seats-apart", class: SeatsApart },
  { name: "20261122-channel-versions", class: ChannelVersions },
  { name: "20261122-lead-again", class: LeadAgain },
  { name: "20261122-channel-size", class: ChannelSize },
  { name: "20261122-lead-back", class: LeadBack },
  { name: "20261122-store-messages", class: StoreMessages },
  { name: "20261122-records", class: Records },
  { name: "20261122-block-stands", class: BlockStands },
  { name: "20261122-message-store", class: MessageStore },
  { name: "20261122-servers", class: Servers },
  { name: "20261122-game-recovery", class: GameRecovery },
  { name: "20261122-erasure", class: Erasure },
  { name: "20261122-expiry", class: Expiry },
  { name: "20261122-seeded-questions", class: SeededQuestions },
  { name: "20261122-notify-messages", class: NotifyMessages },
];
