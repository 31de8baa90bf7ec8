export const SERVICE =
  "instagram|insta|ig|snap\\s?chat|snap|sc|tik\\s?tok|tele(?:\\s?gram)?|tg|whats\\s?app|twitter|facebook|fb|messenger|discord|threads|kik|we\\s?chat|signal|viber";
const NOUN = "handle|user\\s?name|name|id|account|acct|tag|page";
const HANDLE = "[a-z_][\\w.]{1,30}(?:#\\d{4})?";

/** Words in the place of a handle that say something about the service instead. */
const ordinary = new Set(
  (
    "a an the not no so too very now still also just on off in up down out back here there gone me us you him her it them this that " +
    "mine yours private public locked open closed new old bad good great fine nice cool slow fast boring fun full empty free dead " +
    "broken blocked banned hacked deleted disabled suspended finished working okay ok better worse everything nothing people dry lit hot mad crazy weird annoying"
  ).split(" "),
);

/** An @ marks a handle; underscores and digits are hardly ever part of a word. */
const isMarked = (handle: string): boolean =>
  handle.length > 3 && /[a-z].*[a-z]/i.test(handle) && /[\d_@]/.test(handle);
const isDotted = (handle: string): boolean => /\w\.\w/.test(handle);
const isWord = (handle: string): boolean => handle.length > 2 && !ordinary.has(handle.toLowerCase());

/** After this, a word was the whole handle: `my snap is adaobi, add me`. */
const ENDS =
  "(?=\\s*(?:$|[,;!?)\\n]|\\.(?:\\s|$)|\\b(?:add|dm|follow|if|on|and|o|abeg|text|message|hmu|please|pls)\\b))";
/** A word, or a few signs and emoji. */
const SEPARATOR = "(?:\\s+(?:is|na|as|me)\\s+|[^\\p{L}\\p{N}_.@\\n]{1,5})";

const pattern = (source: string): RegExp => new RegExp(source, "giu");
const matches = (text: string, source: RegExp, isHandle: (handle: string) => boolean = () => true): boolean =>
  [...text.matchAll(source)].some(({ groups: { handle = "" } = {} }) => isHandle(handle));

// ig @ada, my x handle is @ada
const afterService = pattern(`\\b(?:${SERVICE}|my\\s+x)(?:\\s+(?:${NOUN}))?${SEPARATOR}?@${HANDLE}`);
// snap - ada_obi, ig ada_obi
const markedAfterService = pattern(`\\b(?:${SERVICE})(?:\\s+(?:${NOUN}))?${SEPARATOR}(?<handle>${HANDLE})`);
// my snap is adaobi, my username on snap is adaobi
const wordAfterOwn = pattern(
  `\\bmy\\s+(?:(?:${NOUN})\\s+on\\s+)?(?:${SERVICE})(?:\\s+(?:${NOUN}))?(?:\\s+(?:is|na)\\s+|\\s*[:=]\\s*)(?<handle>${HANDLE}?)${ENDS}`,
);
// snap: adaobi
const wordAfterColon = pattern(`\\b(?:${SERVICE})(?:\\s+(?:${NOUN}))?\\s*[:=]\\s*(?<handle>${HANDLE}?)${ENDS}`);
// snapchat name ada.obi
const dottedAfterNoun = pattern(`\\b(?:${SERVICE})\\s+(?:${NOUN})\\s+(?<handle>${HANDLE})`);
// on ig I'm ada_obi
const markedAfterMention = pattern(
  `\\b(?:on|to)\\s+(?:${SERVICE})\\W{1,3}(?:i['’]?m|i am|it['’]?s|it is|search|as)\\s+(?<handle>@?${HANDLE})`,
);
// @ada on ig
const beforeService = pattern(`@${HANDLE}(?:\\s+(?:on|in)\\s+(?:my\\s+)?|\\s*\\()(?:${SERVICE})${ENDS}`);
// I'm ada_obi on ig
const markedBeforeService = pattern(`\\b(?<handle>${HANDLE})\\s+(?:on|in)\\s+(?:my\\s+)?(?:${SERVICE})\\b`);
// add adaobi on snap
const wordBeforeService = pattern(
  `\\b(?:add|search(?:\\s+for)?|i['’]?m|i am|dm)\\s+(?<handle>${HANDLE})\\s+(?:on|in)\\s+(?:${SERVICE})\\b`,
);
// DM me @ada_obi
const afterRequest = pattern(
  `\\b(?:dm|add|follow|find|message|text|hmu)\\s+(?:me\\s+)?(?:at\\s+|on\\s+)?@(?<handle>${HANDLE})`,
);
/** Facebook shows full names. The case counts here: `fb: Ada Obi`. */
const fullName =
  /\b(?:[Ff][Bb]:|[Ff][Bb] is|[Mm]y [Ff]acebook(?: name)?(?: is|:)|on (?:[Ff]acebook|[Ff][Bb]) as)\s+\p{Lu}[\p{L}'’-]+\s+\p{Lu}/u;

/** Whether the text names somebody's account of a messenger or a social network. */
export const hasHandle = (plain: string): boolean =>
  matches(plain, afterService) ||
  matches(plain, markedAfterService, isMarked) ||
  matches(plain, wordAfterOwn, isWord) ||
  matches(plain, wordAfterColon, isWord) ||
  matches(plain, dottedAfterNoun, isDotted) ||
  matches(plain, markedAfterMention, isMarked) ||
  matches(plain, beforeService) ||
  matches(plain, markedBeforeService, isMarked) ||
  matches(plain, wordBeforeService, isWord) ||
  matches(plain, afterRequest, isMarked) ||
  fullName.test(plain);
