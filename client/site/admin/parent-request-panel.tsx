export { ParentRequestPage as ParentRequestPanel } from "./request-page.tsx";
