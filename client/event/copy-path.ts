/** The parameter that names the event whose content fills in the form of a new one. */
export const COPY_PARAMETER = "copy";

/** The form of a new event, filled in with the content of this one. */
export const copyPath = (eventId: string): string => `/events/manage/new?${COPY_PARAMETER}=${eventId}`;
