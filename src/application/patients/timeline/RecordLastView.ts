import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import type { LastViewedVault } from '../ports/LastViewedVault';

/** Returns the user's last view of a patient and saves the new one. */
export class RecordLastView {
  constructor(private readonly vault: LastViewedVault) {}

  /** Milliseconds since 1970; null if never. */
  async execute(patientId: string): Promise<MaybeChecked<number | null>> {
    const viewedAt = await this.vault.lastViewed(patientId);
    return viewedAt.ok ? viewedAt.value : 'couldNotCheck';
  }

  /**
   * `lastSeen`: recording time of the newest moment on the screen. The mark never moves back; false if it could not be
   * saved.
   */
  async leave(patientId: string, lastSeen: number): Promise<boolean> {
    const viewedAt = await this.vault.lastViewed(patientId);
    if (!viewedAt.ok) return false;
    if (viewedAt.value !== null && viewedAt.value >= lastSeen) return true;
    return (await this.vault.save(patientId, lastSeen)).ok;
  }
}
