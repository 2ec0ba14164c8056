import type { NoteDraftVault } from '@/application/patients/ports/NoteDraftVault';
import type { PersonalPieces } from '../personal/PersonalPieces';

export class SealedNoteDraftVault implements NoteDraftVault {
  constructor(private readonly pieces: Pick<PersonalPieces, 'read' | 'keep' | 'forget'>) {}

  async draftOf(patientId: string): Promise<string> {
    return (await this.pieces.read('drafts', patientId)) ?? '';
  }

  keep(patientId: string, text: string): Promise<boolean> {
    return text === '' ? this.pieces.forget('drafts', patientId) : this.pieces.keep('drafts', patientId, text);
  }
}
