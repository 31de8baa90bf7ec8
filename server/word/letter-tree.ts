const LETTERS = 26;
const LETTER_A = 65;
/** The remaining six of 32 bits are the marks. */
const ALL_LETTERS = 2 ** LETTERS - 1;

/** The state of a search for the words that some letters make. */
interface Search {
  /** A word counts if it has one of these marks. */
  readonly marks: number;
  readonly shortest: number;
  /** The search stops at this many words. */
  readonly enough: number;
  /** How often each letter is still unused. */
  readonly left: Uint8Array;
  /** The letters that are still unused, as bits. */
  open: number;
  /** Character codes from the root to here. */
  readonly path: number[];
  found: number;
  /** Collects the words; undefined for a search that only counts. */
  readonly into: string[] | undefined;
}

/**
 * A trie of words over A to Z, each with marks. A node is two numbers in typed arrays, which the garbage collector does not
 * scan. The children of a node are stored side by side, so its letters alone tell where each child is.
 */
export class LetterTree {
  /** Bits 0 to 25: the letters that may follow. The bits above: the marks of the word that ends here, 0 if none does. */
  readonly #nodes: Uint32Array;
  readonly #firstChild: Uint32Array;

  /** `words` are sorted, distinct and only contain A to Z; `marksOf` returns 1 to 63. */
  constructor(words: readonly string[], marksOf: (word: string) => number) {
    const nodes: number[] = [];
    const firstChild: number[] = [];
    /** For each node the range of its words, and how many letters they share. */
    const [from, to, depth] = [[0], [words.length], [0]];
    for (let node = 0; node < from.length; node += 1) {
      let at = from[node] ?? 0;
      const [end, shared] = [to[node] ?? 0, depth[node] ?? 0];
      let bits = 0;
      const shortest = words[at];
      if (shortest?.length === shared && at < end) {
        bits = marksOf(shortest) << LETTERS;
        at += 1;
      }
      firstChild.push(from.length);
      while (at < end) {
        const letter = words[at]?.charCodeAt(shared) ?? 0;
        bits |= 1 << (letter - LETTER_A);
        from.push(at);
        while (at < end && words[at]?.charCodeAt(shared) === letter) at += 1;
        to.push(at);
        depth.push(shared + 1);
      }
      nodes.push(bits);
    }
    this.#nodes = Uint32Array.from(nodes);
    this.#firstChild = Uint32Array.from(firstChild);
  }

  /** The marks of a word; 0 for any other string, of any length and in any script. */
  marksOf(word: string): number {
    let node = 0;
    for (let index = 0; index < word.length; index += 1) {
      const letter = word.charCodeAt(index) - LETTER_A;
      if (letter < 0 || letter >= LETTERS) return 0;
      const child = this.#child(node, 1 << letter);
      if (child === 0) return 0;
      node = child;
    }
    return (this.#nodes[node] ?? 0) >>> LETTERS;
  }

  /** Counts the words with any of `marks` that these letters make, using each letter once; stops at `enough`. */
  search(letters: string, { marks, shortest, enough = Number.POSITIVE_INFINITY, into }: SearchOptions): number {
    const left = new Uint8Array(LETTERS);
    let open = 0;
    for (let index = 0; index < letters.length; index += 1) {
      const letter = letters.charCodeAt(index) - LETTER_A;
      if (letter < 0 || letter >= LETTERS) return 0;
      left[letter] = (left[letter] ?? 0) + 1;
      open |= 1 << letter;
    }
    const search: Search = { marks: marks << LETTERS, shortest, enough, left, open, path: [], found: 0, into };
    if (enough > 0) this.#descend(search, 0);
    return search.found;
  }

  #descend(search: Search, node: number): void {
    let ways = (this.#nodes[node] ?? 0) & search.open;
    while (ways !== 0 && search.found < search.enough) {
      const bit = ways & -ways;
      ways ^= bit;
      const letter = 31 - Math.clz32(bit);
      const child = this.#child(node, bit);
      const left = (search.left[letter] ?? 0) - 1;
      search.left[letter] = left;
      if (left === 0) search.open ^= bit;
      search.path.push(LETTER_A + letter);
      if (((this.#nodes[child] ?? 0) & search.marks) !== 0 && search.path.length >= search.shortest) keep(search);
      this.#descend(search, child);
      search.path.pop();
      search.left[letter] = left + 1;
      search.open |= bit;
    }
  }

  /** The child for a letter, or 0 (the root) if there is none. */
  #child(node: number, bit: number): number {
    const letters = (this.#nodes[node] ?? 0) & ALL_LETTERS;
    return (letters & bit) === 0 ? 0 : (this.#firstChild[node] ?? 0) + countBits(letters & (bit - 1));
  }
}

interface SearchOptions extends Pick<Search, "marks" | "shortest" | "into"> {
  readonly enough?: number;
}

function keep(search: Search): void {
  search.found += 1;
  search.into?.push(String.fromCharCode(...search.path));
}

/** The number of set bits: adds neighbouring bits, then pairs, then fours, and so on. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
