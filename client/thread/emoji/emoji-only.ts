/** At most this many emojis are shown large. More would fill the screen. */
const LARGE_MAX = 3;

/**
 * One emoji as people see it: a flag, a key such as 1️⃣, or a picture with its skin tone and whatever it is joined to. Characters
 * that are text unless a variation selector says otherwise, such as © and ☎, need that selector.
 */
const picture = String.raw`(?:(?!\p{Regional_Indicator})\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Emoji_Modifier_Base}(?=\p{Emoji_Modifier}))\p{Emoji_Modifier}?`;
const joined = String.raw`(?:\u200d(?:\p{Extended_Pictographic}\ufe0f?)\p{Emoji_Modifier}?)*`;
const emoji = String.raw`(?:\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|${picture}${joined})`;
const fewEmojis = new RegExp(String.raw`^\s*(?:${emoji}\s*){1,${LARGE_MAX}}$`, "u");

/** Whether the text is one to three emojis and nothing else. */
export const isFewEmojis = (text: string): boolean => fewEmojis.test(text);
