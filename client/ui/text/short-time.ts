const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const year = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short" });

/** As short as possible: the time for today, else the day, else month and year. */
export function shortTime(time: number, now: number): string {
  const [then, today] = [new Date(time), new Date(now)];
  if (then.toDateString() === today.toDateString()) return clock.format(then);
  return then.getFullYear() === today.getFullYear() ? day.format(then) : year.format(then);
}
