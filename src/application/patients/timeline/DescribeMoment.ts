import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { DescriptionGateway, MomentDescription } from '../ports/DescriptionGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface DescribeCommand {
  readonly patientId: string;
  readonly momentId: string;
  /** The text when the user started to write. */
  readonly base: string;
  readonly text: string;
  /** Texts of earlier attempts without an answer: if one of them is stored, it is the user's own. */
  readonly sent?: readonly string[];
}

/** `changedMeanwhile`: a colleague wrote a different text; both must be shown. */
export type DescribeFailure = CallFailure | { readonly kind: 'changedMeanwhile'; readonly theirs: MomentDescription };

/**
 * Saves the description of a moment. It has no version, so it is read just before it is written, and a colleague's text
 * is not overwritten unseen, except in the instant between the two, which the audit still shows.
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
