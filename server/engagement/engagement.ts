/** What other features need of Live Q&A, the Confession Box and the pods of mentors. */
export { countWaitingEntries } from "./confession/box.ts";
export { countPodRequests } from "./pod/pod.ts";
export { countWaitingQuestions } from "./question/answer.ts";
