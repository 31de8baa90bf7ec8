/** Letters of other scripts that look like a Latin letter, each with the letter that it resembles. */
const LOOK_ALIKES = [
  ["аеорсухіѕјԁһкмтнвгпӏԛԝѵүѳ", "aeopcyxisjdhkmthbrnlqwvyo"],
  ["αεορκτυχινημβσγω", "aeopktuxinnmboyw"],
  ["օոսհց", "onuhg"],
  ["ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdeghijklmnoprstuvwyz"],
  ["ıłøđɑɓɗƙƴ", "ilodabdky"],
] as const;

/** Pairs the letters at the same place in both texts. */
export const letterPairs = ([from, to]: readonly [string, string]): (readonly [string, string])[] => {
  const targets = [...to];
  return [...from].map((letter, at) => [letter, targets[at] ?? letter] as const);
};

const latin = new Map(LOOK_ALIKES.flatMap(letterPairs));

/** The Latin letter that a letter in lower case looks like, or the letter itself. */
export const latinLook = (letter: string): string => latin.get(letter) ?? letter;

/** A text with 0 to 9 for the digits of any script. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitValue);

/** Unicode lists the digits 0 to 9 of a script in this order, and only whole sets stand next to each other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
