import type { DoneLinkVault } from '@/application/account/ports/DoneLinkVault';
import { shortHash } from '@/domain/kernel/shortHash';
import { browserStorage } from '../kernel/browserStorage';
import { ignoreErrors } from '../kernel/ignoreErrors';

const nameOf = (linkId: string): string => `done-link-${shortHash(linkId)}`;

/** For this window only. Without storage a reloaded page offers the act again, which is harmless. */
export class BrowserDoneLinkVault implements DoneLinkVault {
  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = browserStorage().session) {}

  save(linkId: string, email: string): void {
    ignoreErrors(() => this.storage.setItem(nameOf(linkId), email));
  }

  emailAfter(linkId: string): string | undefined {
    return ignoreErrors(() => this.storage.getItem(nameOf(linkId))) ?? undefined;
  }
}
