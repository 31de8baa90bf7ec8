/** Why a leader declines a request for a mentor. `own_words` needs a reply. */
export const podDeclineReasons = ["no_time", "other_leader", "say_more", "own_words"] as const;
export type PodDeclineReason = (typeof podDeclineReasons)[number];

/** Why a leader declines a question or takes one down. `own_words` needs a note. */
export const questionDeclineReasons = ["answered_before", "too_personal", "not_for_everyone", "own_words"] as const;
export type QuestionDeclineReason = (typeof questionDeclineReasons)[number];
