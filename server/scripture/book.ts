/** The 66 books as references name them, in order, each with its testament. A single psalm is cited as "Psalm 23:1". */
const oldTestament = [
  ..."Genesis,Exodus,Leviticus,Numbers,Deuteronomy,Joshua,Judges,Ruth,1 Samuel,2 Samuel,1 Kings,2 Kings".split(","),
  ..."1 Chronicles,2 Chronicles,Ezra,Nehemiah,Esther,Job,Psalm,Proverbs,Ecclesiastes,Song of Solomon".split(","),
  ..."Isaiah,Jeremiah,Lamentations,Ezekiel,Daniel,Hosea,Joel,Amos,Obadiah,Jonah,Micah,Nahum".split(","),
  ..."Habakkuk,Zephaniah,Haggai,Zechariah,Malachi".split(","),
];
const newTestament = [
  ..."Matthew,Mark,Luke,John,Acts,Romans,1 Corinthians,2 Corinthians,Galatians,Ephesians,Philippians".split(","),
  ..."Colossians,1 Thessalonians,2 Thessalonians,1 Timothy,2 Timothy,Titus,Philemon,Hebrews,James".split(","),
  ..."1 Peter,2 Peter,1 John,2 John,3 John,Jude,Revelation".split(","),
];

interface Book {
  readonly name: string;
  readonly testament: "old" | "new";
}

export const books: readonly Book[] = [
  ...oldTestament.map((name) => ({ name, testament: "old" as const })),
  ...newTestament.map((name) => ({ name, testament: "new" as const })),
];

/** Other names, which are not abbreviations of the book's own name. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    psalms: "Psalm",
    "solomon's song": "Song of Solomon",
    "song of songs": "Song of Solomon",
    canticles: "Song of Solomon",
    revelations: "Revelation",
    "acts of the apostles": "Acts",
  }),
);

const SHORTEST_ABBREVIATION = 3;

/** Finds a book by its name, a common other name, or an unambiguous abbreviation ("1 Sam", "II Cor."). */
export function findBook(written: string): Book | null {
  const name = plainName(written);
  const wanted = (otherNames.get(name) ?? name).toLowerCase();
  const exact = books.find((book) => book.name.toLowerCase() === wanted);
  if (exact || wanted.length < SHORTEST_ABBREVIATION) return exact ?? null;
  const [only, ...others] = books.filter((book) => book.name.toLowerCase().startsWith(wanted));
  return only && others.length === 0 ? only : null;
}

const romanNumbers: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3" };

/** Lower case, plain apostrophes, no full stop, and a leading Roman number as a digit. */
const plainName = (written: string): string =>
  written
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(".", "")
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^(i{1,3}) (?=\w)/, (_, number: string) => `${romanNumbers[number]} `)
    .replace(/^([123])(?=[a-z])/, "$1 ");
