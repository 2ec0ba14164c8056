import type { FormDraftVault } from '@/application/patients/ports/FormDraftVault';

export class FakeFormDraftVault implements FormDraftVault {
  readonly kept = new Map<string, string>();
  /** The device has no room, or forbids it. */
  isBroken = false;

  async draftOf(patientId: string): Promise<string | undefined> {
    if (this.isBroken) return undefined;
    return this.kept.get(patientId) ?? '';
  }

  async keep(patientId: string, text: string): Promise<boolean> {
    if (this.isBroken) return false;
    if (text === '') this.kept.delete(patientId);
    else this.kept.set(patientId, text);
    return true;
  }
}
