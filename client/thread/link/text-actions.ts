import { type ComponentType, createContext } from "react";

interface VersesInTextProps {
  text: string;
  onOpen: (reference: string) => void;
  busy: string | undefined;
}

/** What was pressed in a text. */
export type PressedInText = { kind: "verse"; reference: string } | { kind: "site"; href: string; typed: string };

/** What a message's text names opens over its thread. The functions stay the same, so that rows stay memoized. */
export interface TextActions {
  /** Loads what finds references to the Bible: most threads need none of its names of books. */
  wantVerses(): void;
  /** Undefined until it is loaded. */
  VersesInText: ComponentType<VersesInTextProps> | undefined;
  openVerse(reference: string): void;
  /** Asks before another site opens. `typed` is the address as somebody wrote it. */
  leave(site: { href: string; typed: string }): void;
  /** The reference whose verses are being fetched. */
  busyReference: string | undefined;
}

/** Null outside of a thread: there a text is without buttons. */
export const TextActionsContext = createContext<TextActions | null>(null);
