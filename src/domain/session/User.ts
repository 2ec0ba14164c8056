/** A member of staff, according to the identity provider. */
export interface User {
  /** Identity id: the key of presence, notifications and message authorship. */
  readonly uid: string;
  readonly email: string;
}
