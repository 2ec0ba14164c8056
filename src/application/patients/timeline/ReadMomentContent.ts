import type { Result } from '@/domain/kernel/Result';
import type { MomentArchive, MomentContent } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Reads the whole content of one moment. */
export class ReadMomentContent {
  constructor(private readonly archive: Pick<MomentArchive, 'content'>) {}

  execute(patientId: string, momentId: string): Promise<Result<MomentContent, CallFailure>> {
    return this.archive.content(patientId, momentId);
  }
}
