import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { DescriptionChange, DescriptionGateway, MomentDescription } from '../ports/DescriptionGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface DescriptionRead {
  readonly description: Result<MomentDescription, CallFailure>;
  /** The newest first. */
  readonly audit: Result<ReadList<DescriptionChange>, CallFailure>;
}

/** Reads what is said about a moment and who changed it; one that fails does not take the other with it. */
export class ReadDescription {
  constructor(private readonly gateway: Pick<DescriptionGateway, 'read' | 'audit'>) {}

  async execute(patientId: string, momentId: string): Promise<DescriptionRead> {
    const [description, audit] = await Promise.all([
      this.gateway.read(patientId, momentId),
      this.gateway.audit(patientId, momentId),
    ]);
    return { description, audit };
  }
}
