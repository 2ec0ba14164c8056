import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { SimulatedVault } from '../SimulatedVault';
import type { PlantedFault } from './PlantedFault';

/** A user who signs in takes over the content of the device as their own. */
class SharedVault extends SimulatedVault {
  protected override read(uid: string): readonly OutboxEntry[] {
    return ['ann', 'zoe'].flatMap(owner => super.read(owner)).map(entry => ({ ...entry, author: uid }));
  }
}

export const oneVaultForAll: PlantedFault = {
  name: 'one-vault-for-all',
  finds: 'wrong-author',
  vault: world => new SharedVault(world),
};
