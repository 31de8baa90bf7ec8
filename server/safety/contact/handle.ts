import { SERVICE } from "./service.ts";

const NOUN = "handle|user\\s?name|user|name|id|account|acct|tag|page|nom|usuario|jina";
const HANDLE = "[a-z_][\\w.]{1,30}(?:#\\d{4})?";
const MY = "(?:my|mon|mi)";
/** Before and after the name of a service. */
const FROM = "(?<![\\p{L}\\p{N}])";
const TO = "(?![\\p{L}\\p{N}])";
const IN = "(?:on|in|for|sur|en|kwenye)";

/** Words in the place of a handle that say something about the service instead. */
const ordinary = new Set(
  (
    "a an the not no so too very now still also just on off in up down out back here there gone me us you him her it them this that " +
    "mine yours private public locked open closed new old bad good great fine nice cool slow fast boring fun full empty free dead " +
    "broken blocked banned hacked deleted disabled suspended finished working okay ok better worse everything nothing people dry lit hot mad crazy weird annoying " +
    "muted quiet loud funny silent secret real fake safe archived restricted reported limited"
  ).split(" "),
);

/** An @ marks a handle; underscores and digits are hardly ever part of a word. */
const isMarked = (handle: string): boolean =>
  handle.length > 3 && /[a-z].*[a-z]/i.test(handle) && /[\d_@]/.test(handle);
const isDotted = (handle: string): boolean => /\w\.\w/.test(handle);
const isMarkedOrDotted = (handle: string): boolean => isMarked(handle) || (isDotted(handle) && handle.length > 4);
/** Words such as `lagging` are no handles, but names such as `kemiking` are. */
const isOrdinary = (word: string): boolean => ordinary.has(word) || /[a-z]{3}(?<!k)ing$/.test(word);
const isWord = (handle: string): boolean => handle.length > 2 && !isOrdinary(handle.toLowerCase());

/** After this, a word was the whole handle: `my snap is adaobi, add me`. */
const ENDS =
  "(?=\\s*(?:$|[,;!?)\\n]|\\.(?:\\s|$)|\\b(?:add|dm|follow|if|on|and|o|abeg|text|message|hmu|please|pls)\\b))";
/** Words between a service and a handle, in the languages of the numerals. */
const IS =
  "(?:be|na)\\s+this|is|na|be|as|me\\s+(?:at|on)|me|at|it['’]?s|i['’]?m|c['’]?est|est|es|ni|mi\\s+ni|yangu\\s+ni|dina|dina\\s+ce|m\\s+bu|bu";
/** A word, or a few signs and emoji. */
const SEPARATOR = `(?:\\s+(?:${IS})\\s+|[^\\p{L}\\p{N}_.@\\n]{1,5})`;
const COLON = "\\s*(?:[:=→➡👉⇒➜]|->|=>|>>)[\\u{1F3FB}-\\u{1F3FF}]?\\s*";

const pattern = (source: string): RegExp => new RegExp(source, "giu");
const matches = (text: string, source: RegExp, isHandle: (handle: string) => boolean = () => true): boolean =>
  [...text.matchAll(source)].some(({ groups: { handle = "" } = {} }) => isHandle(handle));

const NAMED = `${FROM}(?:${SERVICE})${TO}`;
const NAMED_WITH_NOUN = `${NAMED}(?:\\s+(?:${NOUN}))?`;

/** Each way to name a handle, with what its word must look like. */
const ways: readonly (readonly [source: string, isHandle?: (handle: string) => boolean])[] = [
  // ig @ada, my x handle is @ada
  [`(?:${NAMED}|\\bmy\\s+(?:x|yt))(?:\\s+(?:${NOUN}))?${SEPARATOR}?@${HANDLE}`],
  // x: @ada
  [`(?:^|\\s)x\\s*[:=]\\s*@${HANDLE}`],
  // snap - ada_obi, ig ada_obi, my ig na be this ada_obi
  [`${NAMED_WITH_NOUN}${SEPARATOR}(?<handle>${HANDLE})`, isMarked],
  // tiktok @ ada.obi
  [`${NAMED}\\s*@\\s(?<handle>${HANDLE})`, isMarkedOrDotted],
  // my snap is adaobi, my username on snap is adaobi
  [
    `\\b${MY}\\s+(?:(?:${NOUN})\\s+on\\s+)?${NAMED_WITH_NOUN}(?:\\s+(?:is|na|c['’]?est|est|es)\\s+|${COLON})(?<handle>${HANDLE}?)${ENDS}`,
    isWord,
  ],
  // snap: adaobi, ig 👉 adaobi
  [`${NAMED_WITH_NOUN}${COLON}(?<handle>${HANDLE}?)${ENDS}`, isWord],
  // snapchat name ada.obi, discord user: ada.obi
  [`${NAMED}\\s+(?:${NOUN})(?:\\s+(?:is|na)|\\s*[:=])?\\s+(?<handle>${HANDLE})`, isDotted],
  // on ig I'm ada_obi
  [
    `\\b(?:on|to|my|add)\\s+${NAMED}\\W{1,3}(?:i['’]?m|i am|it['’]?s|it is|search|as)\\s+(?<handle>@?${HANDLE})`,
    isMarked,
  ],
  // @ada on ig
  [`@${HANDLE}(?:\\s+${IN}\\s+(?:my\\s+)?|\\s*\\()${NAMED}${ENDS}`],
  // I'm ada_obi on ig
  [`\\b(?<handle>${HANDLE})\\s+${IN}\\s+(?:my\\s+)?${NAMED}`, isMarked],
  // na ada_obi be my snap
  [`\\b(?<handle>${HANDLE})\\s+(?:be|na|is|ni|est|es)\\s+${MY}\\s+${NAMED}`, isMarkedOrDotted],
  // add adaobi on snap
  [`\\b(?:add|search(?:\\s+for)?|i['’]?m|i am|dm)\\s+(?<handle>${HANDLE})\\s+(?:on|in)\\s+${NAMED}`, isWord],
  // find me on tiktok, ada.obi
  [
    `\\b(?:add|search|find|follow|look|message|text|dm|hmu|hit)\\b[^.\\n@]{0,30}\\s${IN}\\s+${NAMED}(?:\\s+(?:as|at)\\s+|[^\\p{L}\\p{N}_.@\\n]{1,5})(?<handle>${HANDLE})`,
    isMarkedOrDotted,
  ],
  // my username is ada_obi
  [`\\bmy\\s+(?:user\\s?name|handle|gamer\\s?tag|@)(?:\\s+(?:is|na)\\s+|\\s*[:=]\\s*)@?(?<handle>${HANDLE})`, isMarked],
  // kik me @ adaobi
  [`\\bkik\\s+me\\s*(?:[:@]|at\\s|on\\s)\\s*(?<handle>${HANDLE}?)${ENDS}`, isWord],
  // DM me @ada_obi
  [`\\b(?:dm|add|follow|find|message|text|hmu)\\s+(?:me\\s+)?(?:at\\s+|on\\s+)?@(?<handle>${HANDLE})`, isMarked],
];
const patterns = ways.map(([source, isHandle]) => [pattern(source), isHandle] as const);

/** Facebook shows full names. The case counts here: `fb: Ada Obi`. */
const fullName =
  /(?:\b[Ff][Bb](?: name)?:|\b[Ff][Bb] is|\b[Mm]y [Ff]acebook(?: name)?(?: is| na|:)|\b(?:on|for|in) (?:[Ff]acebook|[Ff][Bb])(?: as|:))\s+\p{Lu}[\p{L}'’-]+\s+\p{Lu}/u;

/** Whether the text names somebody's account of a messenger or a social network. */
export const hasHandle = (plain: string): boolean =>
  patterns.some(([source, isHandle]) => matches(plain, source, isHandle)) || fullName.test(plain);
