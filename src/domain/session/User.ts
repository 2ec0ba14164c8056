/** A member of staff, as the identity provider knows them. */
export interface User {
  /** Identity id: the key of presence, notifications and message authorship. */
  readonly uid: string;
  readonly email: string;
}
