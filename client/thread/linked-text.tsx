import { memo } from "react";
import { linkify } from "./linkify.ts";

/** A member's words as typed, with the addresses in them to press. Nobody is told where one came from. */
export const LinkedText = memo(function LinkedText({ text }: { text: string }) {
  return linkify(text).map((piece, index) =>
    piece.href === undefined ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
        {piece.text}
      </a>
    ),
  );
});
