import type { Result } from '@/domain/kernel/Result';
import type { MomentArchive, MomentContent } from '../ports/MomentArchive';
import type { PatientFailure } from '../ports/PatientFailure';

/** Reads the whole content of one moment. */
export class ReadMomentContent {
  constructor(private readonly archive: Pick<MomentArchive, 'content'>) {}

  execute(patientId: string, momentId: string): Promise<Result<MomentContent, PatientFailure>> {
    return this.archive.content(patientId, momentId);
  }
}
