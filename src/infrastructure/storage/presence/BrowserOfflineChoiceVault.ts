import type { OfflineChoiceVault } from '@/application/presence/ports/OfflineChoiceVault';
import { browserStorage } from '../kernel/browserStorage';
import { ignoreErrors } from '../kernel/ignoreErrors';
import { shortHash } from '@/domain/kernel/shortHash';

const NAME = 'offline_choice';

/** One entry, which every window reads. Without storage a choice lasts as long as its window. */
export class BrowserOfflineChoiceVault implements OfflineChoiceVault {
  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = browserStorage().local) {}

  chosenAt(uid: string): number | undefined {
    const [owner, at] = (ignoreErrors(() => this.storage.getItem(NAME)) ?? '').split(' ');
    return owner === shortHash(uid) && at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined;
  }

  save(uid: string, at: number): void {
    ignoreErrors(() => this.storage.setItem(NAME, `${shortHash(uid)} ${at}`));
  }

  clear(uid: string): void {
    if (this.chosenAt(uid) !== undefined) ignoreErrors(() => this.storage.removeItem(NAME));
  }
}
