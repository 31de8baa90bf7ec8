/** The first that matches counts: many browsers also name the ones that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bOPR\/|\bOPT\/|\bOPiOS\/|Opera Mini/, "Opera"],
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/\bUC ?Browser\//, "UC Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Version\/[\d.]+.* Safari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];

const firstIn = (list: typeof browsers, header: string) => list.find(([pattern]) => pattern.test(header))?.[1];

/**
 * The browser of a `User-Agent` header in words that its owner knows, as `Chrome on Android`. Empty if neither part is known.
 * Only these words are stored: the whole header would tell one member's phone from another's.
 */
export function browserName(header: string | undefined): string {
  const [browser, system] = [firstIn(browsers, header ?? ""), firstIn(systems, header ?? "")];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? "");
}
