export const kind = "Ticket";
export const when = "When";
export const where = "Where";
export const name = "Name";
export const reference = "Reference";
export const price = "Price";
export const free = "Free";
export const codeLabel = "QR code of this ticket, for the gate";
export const arriveEarly = "Please arrive 30 minutes early.";

/** "4:00 PM to 6:30 PM" */
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
/** "4:00 PM to 6:30 PM, Lagos time" */
export const inZone = (time: string, zone: string) => `${time}, ${zone}`;
