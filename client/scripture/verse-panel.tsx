/** The verses of a reference, over another feature's page. */
export { ScriptureSheet as VersePanel } from "./scripture-sheet.tsx";
