import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { SimulatedVault } from '../SimulatedVault';
import type { PlantedFault } from './PlantedFault';

/** A partly readable record is shown anyway, in another chat than the lost one. */
class TrustingVault extends SimulatedVault {
  protected override read(uid: string): readonly OutboxEntry[] {
    return this.entriesOf(uid).map(entry =>
      this.isSpoiled(entry) ? { ...entry, id: `${entry.id}?`, channelId: 'c-a' } : entry,
    );
  }
}

export const spoiledUnderAnother: PlantedFault = {
  name: 'spoiled-under-another',
  finds: 'wrong-patient',
  vault: world => new TrustingVault(world),
};
