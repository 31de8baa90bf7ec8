/** Words near a number that is meant for calling or writing, without diacritics. */
const words = {
  english:
    "call text dial phone ring reach sms mobile line cell flash beep number numbers contact whats\\s?app hmu hit\\sme\\sup tel my\\sdigits my\\sno holla",
  yoruba: "nomba foonu pe\\smi ago\\smi",
  hausa: "kira lambar lambata waya wayata",
  igbo: "kpoo ekwenti",
  french: "numero num appelle appelez telephone portable joindre joignable ecris-moi",
  spanish: "llama llamame movil celular telefono escribeme",
  swahili: "nipigie namba nambari simu meseji nitumie",
};

const callWord = new RegExp(`\\b(?:${Object.values(words).join(" ").split(" ").join("|")})\\b`, "i");

/** Whether a plain text asks for a call or a message, or announces a number. */
export const asksForCall = (plain: string): boolean => callWord.test(plain);
