/** The 66 books as references name them, in order, each with its chapters. A single psalm is cited as "Psalm 23:1". */
const oldTestament = [
  ..."Genesis 50,Exodus 40,Leviticus 27,Numbers 36,Deuteronomy 34,Joshua 24,Judges 21,Ruth 4,1 Samuel 31".split(","),
  ..."2 Samuel 24,1 Kings 22,2 Kings 25,1 Chronicles 29,2 Chronicles 36,Ezra 10,Nehemiah 13,Esther 10".split(","),
  ..."Job 42,Psalm 150,Proverbs 31,Ecclesiastes 12,Song of Solomon 8,Isaiah 66,Jeremiah 52,Lamentations 5".split(","),
  ..."Ezekiel 48,Daniel 12,Hosea 14,Joel 3,Amos 9,Obadiah 1,Jonah 4,Micah 7,Nahum 3,Habakkuk 3,Zephaniah 3".split(","),
  ..."Haggai 2,Zechariah 14,Malachi 4".split(","),
];
const newTestament = [
  ..."Matthew 28,Mark 16,Luke 24,John 21,Acts 28,Romans 16,1 Corinthians 16,2 Corinthians 13,Galatians 6".split(","),
  ..."Ephesians 6,Philippians 4,Colossians 4,1 Thessalonians 5,2 Thessalonians 3,1 Timothy 6,2 Timothy 4".split(","),
  ..."Titus 3,Philemon 1,Hebrews 13,James 5,1 Peter 5,2 Peter 3,1 John 5,2 John 1,3 John 1,Jude 1".split(","),
  ..."Revelation 22".split(","),
];

interface Book {
  readonly name: string;
  readonly testament: "old" | "new";
  /** How many it has. */
  readonly chapters: number;
}

const booksOf = (listed: readonly string[], testament: Book["testament"]): Book[] =>
  listed.map((line) => {
    const space = line.lastIndexOf(" ");
    return { name: line.slice(0, space), testament, chapters: Number(line.slice(space)) };
  });

export const books: readonly Book[] = [...booksOf(oldTestament, "old"), ...booksOf(newTestament, "new")];

/** Other names, frequent slips, and abbreviations that do not begin the name: "Jn". */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Psalm: "psalms,ps,pss",
    "Song of Solomon": "solomon's song,song of songs,canticles,sos",
    Revelation: "revelations,rv",
    Acts: "acts of the apostles",
    Genesis: "gn",
    Exodus: "ex",
    Leviticus: "lv",
    Numbers: "nm",
    Deuteronomy: "dt",
    Judges: "jdg",
    Proverbs: "pr,prv",
    Ezekiel: "ezk",
    Daniel: "dn",
    Isaiah: "isiah",
    Habakkuk: "habbakuk",
    Matthew: "mt,mathew",
    Mark: "mk",
    Luke: "lk",
    John: "jn,jhn",
    Romans: "rm",
    Philippians: "php,phillipians,philipians",
    Colossians: "collosians",
    Philemon: "phm,phlm",
    James: "jas,jm",
    "1 Kings": "1 kgs",
    "2 Kings": "2 kgs",
    "1 Timothy": "1 tm",
    "2 Timothy": "2 tm",
    "1 Peter": "1 pt",
    "2 Peter": "2 pt",
    "1 John": "1 jn",
    "2 John": "2 jn",
    "3 John": "3 jn",
  }).flatMap(([name, written]) => written.split(",").map((each) => [each, name])),
);

const SHORTEST_ABBREVIATION = 3;

/** Finds a book by its name, a common other name, or an unambiguous abbreviation ("1 Sam", "II Cor.", "First Thess"). */
export function findBook(written: string): Book | null {
  const name = plainName(written);
  const wanted = (otherNames.get(name) ?? name).toLowerCase();
  const exact = books.find((book) => book.name.toLowerCase() === wanted);
  if (exact || wanted.length < SHORTEST_ABBREVIATION) return exact ?? null;
  const [only, ...others] = books.filter((book) => book.name.toLowerCase().startsWith(wanted));
  return only && others.length === 0 ? only : null;
}

const numbers: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", first: "1", second: "2", third: "3" };

/** Lower case, plain apostrophes, no full stop, and a leading number as a digit: of "II", "2nd" or "Second". */
const plainName = (written: string): string =>
  written
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(".", "")
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^(i{1,3}|first|second|third) (?=\w)/, (_, number: string) => `${numbers[number]} `)
    .replace(/^([123])(?:st|nd|rd)(?= )/, "$1")
    .replace(/^([123])(?=[a-z])/, "$1 ");
