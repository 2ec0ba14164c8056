import type { DoneLinkVault } from '@/application/account/ports/DoneLinkVault';

export class FakeDoneLinkVault implements DoneLinkVault {
  private readonly emails = new Map<string, string>();

  save(linkId: string, email: string): void {
    this.emails.set(linkId, email);
  }

  emailAfter(linkId: string): string | undefined {
    return this.emails.get(linkId);
  }
}
