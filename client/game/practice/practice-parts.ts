export { PracticeResults } from "./practice-results.tsx";
export { PracticeStart } from "./practice-start.tsx";
