const PARENT =
  "mum|mom|mummy|mommy|mama|mother|dad|daddy|papa|father|parents?|people|family|folks|guardian|aunty?|uncle";
const LEADER = "pastor|leaders?|teacher|mentor|sister|brother|friends?";
const YOUR = "(?:your|ur|yr|you)";
const ANYONE = "any\\s?one|any\\s?body|nobody|no\\s?one|any\\s?(?:person|pesin)|person|pesin|a soul";
const OTHERS = `(?:(?:${ANYONE})|${YOUR}\\s+(?:${PARENT}|${LEADER}))\\b`;
/** Advice such as `don't tell anyone your password`. */
const NO_ADVICE = `(?!\\s+(?:${YOUR}|the)\\s)`;
const NEVER =
  "(?:do\\s?n['’]?t|do not|never|ca\\s?n['’]?t|cannot|must\\s?n['’]?t|wo\\s?n['’]?t|will not)(?:\\s+(?:you|ever|go|dare))?";
const CHAT = "(?:chats?|messages?|msgs?|texts?|conversations?|thread)";
const ORDER =
  "(?:^|[.!?,;\\n]\\s*|\\b(?:please|pls|plz|abeg|and|then|now|to|just|must|should|make (?:you|sure you))\\s+)";
const NOT_ASKED = "(?<!\\b(?:how|want|i|need)\\s+to\\s+)";

/** Ways to ask for secrecy, in texts without diacritics. Each repetition is bounded. */
export const phrases: Readonly<Record<string, readonly string[]>> = {
  english: [
    `\\b${NEVER}\\s+(?:tell|inform)\\s+(?:(?:this|it|that)\\s+to\\s+)?${OTHERS}${NO_ADVICE}`,
    `\\b${NEVER}\\s+(?:mention|show|say|report)\\b[^.!?\\n]{0,30}\\bto\\s+${OTHERS}`,
    `\\b${NEVER}\\s+show\\s+${OTHERS}`,
    `\\b${NEVER}\\s+let\\s+${OTHERS}\\s+(?:see|know|read|find|hear|catch)`,
    "\\b(?:nobody|no\\s?one)\\s+(?:else\\s+)?(?:must|should|can|has to|needs? to|is to|will)\\s+(?:ever\\s+)?(?:know|find out)(?:\\s+(?:about|of)\\s+(?:us|this|it|that)\\b|\\s*(?:$|[.!?,;\\n]))",
    `\\b${YOUR}\\s+(?:${PARENT}|${LEADER})\\s+(?:must|should|do|does|can|need)\\s?(?:n['’]?t|not)\\s+(?:(?:have|need)\\s+to\\s+)?(?:know|find out|see)\\b`,
    `\\b(?:hide|keep)\\s+(?:this|it|that|us|everything)\\s+(?:secret\\s+)?from\\s+${OTHERS}`,
    `\\b(?:keep|hold)\\s+(?:a|this|it|that)\\s+(?:(?:as\\s+)?a\\s+)?secret\\b`,
    "\\bour\\s+(?:own\\s+)?(?:little|small|big)?\\s?secret\\b(?!\\s+(?:santa|weapon|ingredient|recipe|sauce|sister|plan|place|prayer|is))",
    "\\bsecret\\s+between\\s+(?:us|you and me|me and you)\\b",
    "\\b(?:keep|stays?|remains?|just|only|dey|be)\\s+(?:(?:this|it|that|everything|all)\\s+)?(?:just\\s+|strictly\\s+)?between\\s+(?:us|you and (?:me|i)|me and you|the two of us)\\b",
    "(?<!\\b(?:do not|do\\s?n['’]?t|never|not|to|i|i['’]?ll|i will|should|can i)\\s+)\\bcome\\s+(?:all\\s+)?(?:you\\s+)?(?:alone|by\\s+yourself|on\\s+your\\s+own)\\b(?!\\?)",
    `\\b${NEVER}\\s+bring\\s+${OTHERS}`,
    `${ORDER}${NOT_ASKED}(?:delete|clear|erase|wipe|remove)\\s+(?:this|our|the|these|those|all|every|that)(?:\\s+(?:of\\s+)?(?:our|the|these))?\\s+${CHAT}\\b`,
    `\\b(?:delete|clear|erase)\\s+(?:it|this|them|am|everything)\\s+(?:after|once|when)\\s+you`,
  ],
  pidgin: [
    `\\bno\\s+(?:go\\s+)?tell\\s+${OTHERS}${NO_ADVICE}`,
    `\\bno\\s+(?:go\\s+)?let\\s+${OTHERS}\\s+(?:see|know|sabi|hear|read)`,
    "\\bmake\\s+(?:nobody|no\\s?body|no\\s?one)\\s+(?:know|sabi|hear|see)\\b",
    "\\bcome\\s+(?:only\\s+you|you\\s+(?:one|only))\\b",
  ],
  french: [
    "\\bn(?:e\\s+|['’])(?:le\\s+|la\\s+|en\\s+)?(?:dis|parle|raconte)s?\\b[^.!?\\n]{0,20}\\ba\\s+(?:personne|ta\\s+mere|ton\\s+pere|tes\\s+parents)\\b",
    "\\bnotre\\s+(?:petit\\s+)?secret\\b",
    "\\b(?:reste|garde)\\b[^.!?\\n]{0,15}\\bentre\\s+nous\\b",
    "\\bviens\\s+(?:tout\\s+|toute\\s+)?seule?\\b",
    "\\b(?:efface|supprime)\\s+(?:ces|cette|ce|nos|la|les)\\s+(?:messages|conversation|chat|discussion)\\b",
  ],
  spanish: [
    "\\bno\\s+(?:se\\s+lo|le|les)\\s+(?:digas|cuentes)\\s+a\\s+(?:nadie|tu\\s+(?:mama|papa|madre|padre)|tus\\s+(?:padres|papas))\\b",
    "\\bnuestro\\s+(?:pequeno\\s+)?secreto\\b",
    "\\b(?:quede|queda)\\s+entre\\s+(?:nosotros|tu\\s+y\\s+yo)\\b",
    "\\bven\\s+sol[ao]\\b",
    "\\bborra\\s+(?:este|estos|esta|nuestro|nuestros|los|la|el)\\s+(?:chat|mensajes|conversacion)\\b",
  ],
  yoruba: [
    "\\bma\\s+(?:se\\s+)?so\\s+fun\\s+(?:enikeni|enikan|iya|baba|mama|mummy|daddy|awon\\s+obi)\\b",
    "\\basiri\\s+wa\\b",
  ],
  hausa: [
    "\\bkada\\s+(?:ki|ka|ku)\\s+(?:gaya|fada)\\s*(?:wa|ma)?\\s+(?:kowa|mama|baba|uwa|iyaye)",
    "\\bsirrin\\s?mu\\b",
  ],
  igbo: ["\\bagwala\\s+(?:onye\\s+o\\s?bula|mama|papa|nne|nna|ndi)\\b", "\\bihe\\s+nzuzo\\s+anyi\\b"],
  swahili: [
    "\\busimwambie\\s+(?:mtu|mama|baba|mzazi|yeyote)\\b",
    "\\bsiri\\s+yetu\\b",
    "\\bnjoo\\s+peke\\s+yako\\b",
    "\\bfuta\\s+(?:mazungumzo|ujumbe|meseji)\\b",
  ],
};
