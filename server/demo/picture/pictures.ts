import { football, prayerWalk } from "./day-pictures.ts";
import { campFire, concert, filmNight } from "./evening-pictures.ts";
import { bibleStudy, careerTalk, gameNight } from "./indoor-pictures.ts";

/** The pictures of the demo events. Each function returns an SVG image, 16:9. */
export const demoPictures = { concert, campFire, filmNight, football, prayerWalk, bibleStudy, careerTalk, gameNight };

export type DemoPicture = keyof typeof demoPictures;
