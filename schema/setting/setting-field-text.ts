export const colour = "Please enter a colour as #rrggbb, such as #0b6e4f.";
export const secureLink = "Please enter a link that starts with https://.";
export const timeZone = "Please choose a time zone.";
export const people = "Please write one name and role on each of up to six lines, such as Ada Obi: Safeguarding lead.";
export const helplines =
  "Please write one name and number on each of up to six lines, such as Childline: 0800 123 4567.";
