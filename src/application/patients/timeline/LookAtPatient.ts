import type { Checked } from '@/domain/kernel/Checked';
import type { LookedVault } from '../ports/LookedVault';

/** Tells when the person last looked at a patient, and remembers how far they have seen now. */
export class LookAtPatient {
  constructor(private readonly vault: LookedVault) {}

  /** Milliseconds since 1970; null where they never did. */
  async execute(patientId: string): Promise<Checked<number | null>> {
    const looked = await this.vault.lastLooked(patientId);
    return looked.ok ? looked.value : 'couldNotCheck';
  }

  /** `seenUpTo`: when the newest moment was recorded that was on the screen. The mark never goes back; false where it could not be kept. */
  async leave(patientId: string, seenUpTo: number): Promise<boolean> {
    const looked = await this.vault.lastLooked(patientId);
    if (!looked.ok) return false;
    if (looked.value !== null && looked.value >= seenUpTo) return true;
    return (await this.vault.keep(patientId, seenUpTo)).ok;
  }
}
