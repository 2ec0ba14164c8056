import type { Cgi } from '@/domain/patients/timeline/Cgi';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { MomentActGateway } from '../ports/MomentActGateway';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface CgiCommand extends Cgi {
  readonly patientId: string;
  /** Chosen once per form, so repeated sends create only one impression. */
  readonly momentId: string;
  readonly note: string;
}

/** `notOnScale`: severity and improvement are whole numbers from 1 to 7. */
export type RecordCgiFailure =
  | CallFailure
  | { readonly kind: 'notOnScale'; readonly field: 'severity' | 'improvement' };

export interface RecordedCgi {
  readonly moment: Moment;
  /** The record's content under that id: an earlier attempt may have stored other content, which cannot be changed. */
  readonly recorded: Cgi & { readonly note: string };
}

/** Records a clinical global impression and returns its recorded content. */
export class RecordCgi {
  constructor(private readonly gateway: Pick<MomentActGateway, 'recordCgi'>) {}

  async execute({ patientId, ...cgi }: CgiCommand): Promise<Result<RecordedCgi, RecordCgiFailure>> {
    if (!isOnScale(cgi.severity)) return fail({ kind: 'notOnScale', field: 'severity' });
    if (cgi.improvement !== null && !isOnScale(cgi.improvement))
      return fail({ kind: 'notOnScale', field: 'improvement' });
    const recorded = await this.gateway.recordCgi(patientId, cgi);
    if (!recorded.ok) return recorded;
    const { cgi: held, note = '' } = recorded.value;
    // The moment was deleted in the meantime.
    if (held === undefined) return fail({ kind: 'notFound' });
    return ok({ moment: recorded.value, recorded: { severity: held.severity, improvement: held.improvement, note } });
  }
}

const isOnScale = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 7;
