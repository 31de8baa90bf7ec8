import type { Config } from "../../platform/config/config.ts";
import { Refusal } from "../../platform/refusal.ts";

/** Refuses a password that is too short for this community or commonly guessed. */
export function checkPassword(password: string, config: Pick<Config, "PASSWORD_MIN_LENGTH">): void {
  if (password.length < config.PASSWORD_MIN_LENGTH) throw new Refusal("account/password-too-short");
  if (isCommonPassword(password)) throw new Refusal("account/password-too-common");
}

/** The most commonly guessed passwords, compared in lower case. */
const common = `
123456 1234567 12345678 123456789 1234567890 12345 123123 1234561 111111 1111111 11111111 000000 0000000 00000000 121212 112233
222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 654321 7654321 87654321 987654321 987654 123321 131313
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwer1234 asdfgh asdfghjkl asdf1234 zxcvbn
zxcvbnm zaq12wsx qazwsx qazwsxedc password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass123 pass1234
passwd letmein letmein1 welcome welcome1 welcome123 admin admin1 admin123 administrator root123 toor123 guest123 test123 test1234
testing changeme change123 secret secret1 secret123 master master1 login123 access abc123 abcd1234 abcdef abcdefg abcdefgh abc12345
a123456 a1234567 aa123456 a1b2c3 a1b2c3d4 iloveyou iloveyou1 iloveu loveme lovely love123 loveyou sunshine princess princess1 football
football1 baseball basketball soccer hockey superman batman spiderman pokemon naruto minecraft fortnite dragon monkey tigger ginger
buster shadow michael jordan jordan23 michelle jessica ashley daniel charlie thomas andrew joshua matthew hunter jennifer nicole
whatever freedom trustno1 hello123 hello1 hellohello starwars computer internet samsung google facebook instagram chelsea arsenal
liverpool manchester barcelona realmadrid messi10 ronaldo ronaldo7 nigeria nigeria1 nigeria123 lagos123 abuja123 naija123 blessing
blessing1 blessed blessed1 godisgood godislove godisgreat jesus jesus1 jesus123 jesus777 jesuschrist jesusislord jesuslovesme
iloveGod ilovejesus christ christ1 christian emmanuel emmanuel1 favour favour1 favour123 grace123 gracious goodluck victory victory1
peace123 praise praise1 amen123 hallelujah heaven heaven1 heavenly psalm23 psalms23 john316 john3:16 faith123 faithful holyspirit
holybible bible123 church123 prayer prayer123 savior saviour worship testimony miracle miracle1 lampstand lampstand1 community
`;

const list = new Set(common.toLowerCase().split(/\s+/).filter(Boolean));

/** True for commonly guessed passwords, and for one repeated character. */
const isCommonPassword = (password: string): boolean =>
  list.has(password.toLowerCase()) || new Set(password.toLowerCase()).size === 1;
