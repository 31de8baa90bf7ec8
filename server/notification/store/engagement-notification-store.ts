// Prepared statements, like those of all other notifications.
import { prepared } from "../../platform/database/prepared.ts";
import type { Notified } from "./notified.ts";

/** Parameter: the member whose question was answered or declined. NOTICE-23. */
export const notifyOfQuestionAnswer = prepared<Notified>(
  "notify-of-question-answer",
  "insert into notifications (user_id, kind) values ($1, 'question_answered') returning user_id",
);

/** Parameter: the member whose request for a mentor was declined. NOTICE-24. */
export const notifyOfPodDeclined = prepared<Notified>(
  "notify-of-pod-declined",
  "insert into notifications (user_id, kind) values ($1, 'pod_declined') returning user_id",
);

/** Parameters: the member, the pod's channel, the mentor. NOTICE-24: replaces the notification of the channel itself. */
export const notifyOfPodOpened = prepared<Notified>(
  "notify-of-pod-opened",
  `with earlier as (
     delete from notifications
     where user_id = $1 and thread_id = $2 and kind in ('added_to_channel', 'channel_invitation', 'pod_opened')
   )
   insert into notifications (user_id, kind, thread_id, actor_id) values ($1, 'pod_opened', $2, $3) returning user_id`,
);
