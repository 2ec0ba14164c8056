import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { DescriptionGateway, MomentDescription } from '../ports/DescriptionGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface DescribeCommand {
  readonly patientId: string;
  readonly momentId: string;
  /** The text when the person began to write. */
  readonly base: string;
  readonly text: string;
  /** Texts of earlier attempts without an answer: where one of them is there, nobody else wrote it. */
  readonly sent?: readonly string[];
}

/** `changedMeanwhile`: a colleague wrote something else; both texts are to be shown. */
export type DescribeFailure = CallFailure | { readonly kind: 'changedMeanwhile'; readonly theirs: MomentDescription };

/**
 * Says something about a moment. The backend has no version for it, so it is read just before it is written: what a
 * colleague wrote meanwhile is not overwritten unseen, but for the moment between the two, which the audit still shows.
 */
export class DescribeMoment {
  constructor(private readonly gateway: Pick<DescriptionGateway, 'read' | 'write'>) {}

  async execute({
    patientId,
    momentId,
    base,
    text,
    sent = [],
  }: DescribeCommand): Promise<Result<MomentDescription, DescribeFailure>> {
    const current = await this.gateway.read(patientId, momentId);
    if (!current.ok) return current;
    if (current.value.text === text) return ok(current.value);
    if (current.value.text !== base && !sent.includes(current.value.text))
      return fail({ kind: 'changedMeanwhile', theirs: current.value });
    return this.gateway.write(patientId, momentId, text);
  }
}
