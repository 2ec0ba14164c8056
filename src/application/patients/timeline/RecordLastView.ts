import type { Checked } from '@/domain/kernel/Checked';
import type { LastViewedVault } from '../ports/LastViewedVault';

/** Returns when the person last opened a patient, and saves how far they have seen now. */
export class RecordLastView {
  constructor(private readonly vault: LastViewedVault) {}

  /** Milliseconds since 1970; null where they never did. */
  async execute(patientId: string): Promise<Checked<number | null>> {
    const viewedAt = await this.vault.lastViewed(patientId);
    return viewedAt.ok ? viewedAt.value : 'couldNotCheck';
  }

  /**
   * `lastSeen`: when the newest moment was recorded that was on the screen. The mark never goes back; false where it
   * could not be kept.
   */
  async leave(patientId: string, lastSeen: number): Promise<boolean> {
    const viewedAt = await this.vault.lastViewed(patientId);
    if (!viewedAt.ok) return false;
    if (viewedAt.value !== null && viewedAt.value >= lastSeen) return true;
    return (await this.vault.save(patientId, lastSeen)).ok;
  }
}
