/** In the navigation. Apart from the other texts, because every page loads it. */
export const devotionsLink = "Devotions";
