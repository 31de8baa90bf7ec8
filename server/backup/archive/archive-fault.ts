/** Why an archive cannot be restored, or not here, in words for an operator. */
export class ArchiveFault extends Error {}
