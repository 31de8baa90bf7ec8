/** A member to notify, as the statements of this folder return them. */
export interface Notified {
  readonly user_id: string;
}
