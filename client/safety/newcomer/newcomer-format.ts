import { fullDateFormat } from "../../ui/format/format.ts";

const birthDateFormat = fullDateFormat("UTC");
const timeFormat = fullDateFormat();

/** A birth date such as 2010-03-14 as "14 March 2010". */
export const formatBirthDate = (birthDate: string): string => birthDateFormat.format(Date.parse(birthDate));

/** The day of a time in milliseconds: "14 March 2010". */
export const formatDate = (time: number): string => timeFormat.format(time);
