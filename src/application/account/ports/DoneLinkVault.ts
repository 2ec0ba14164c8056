/** Remembers the emailed links that were used in this window, also after a reload. No link can be read from it. */
export interface DoneLinkVault {
  /** `email`: the address that the account has since then. */
  save(linkId: string, email: string): void;
  /** Undefined for a link that has not been used in this window. */
  emailAfter(linkId: string): string | undefined;
}
