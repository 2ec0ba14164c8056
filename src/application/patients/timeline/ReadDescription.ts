import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { DescriptionChange, DescriptionGateway, MomentDescription } from '../ports/DescriptionGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface DescriptionRead {
  readonly description: Result<MomentDescription, CallFailure>;
  /** Newest first. */
  readonly audit: Result<ReadList<DescriptionChange>, CallFailure>;
}

/** Reads the description of a moment and its changes; a failure of one does not affect the other. */
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
