import type { FormDraftVault } from '@/application/patients/ports/FormDraftVault';
import type { PersonalRecords } from '../kernel/PersonalRecords';

export class SealedFormDraftVault implements FormDraftVault {
  constructor(private readonly pieces: Pick<PersonalRecords, 'look' | 'keep' | 'forget'>) {}

  async draftOf(patientId: string): Promise<string | undefined> {
    const found = await this.pieces.look('drafts', patientId);
    return found && (found.text ?? '');
  }

  keep(patientId: string, text: string): Promise<boolean> {
    return text === '' ? this.pieces.forget('drafts', patientId) : this.pieces.keep('drafts', patientId, text);
  }
}
