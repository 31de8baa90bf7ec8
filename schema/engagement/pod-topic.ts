// Apart from pod-api.ts, so that pages load it without zod.

/** What a member would like to talk about with a mentor. */
export const podTopics = ["faith", "school", "career", "family", "friends", "gifts"] as const;
export type PodTopic = (typeof podTopics)[number];
