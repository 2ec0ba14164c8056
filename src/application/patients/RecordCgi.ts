import type { Cgi } from '@/domain/patients/Cgi';
import type { Moment } from '@/domain/patients/Moment';
import { fail, type Result } from '@/domain/shared/Result';
import type { MomentActGateway } from './ports/MomentActGateway';
import type { PatientFailure } from './ports/PatientFailure';

export interface CgiCommand extends Cgi {
  readonly patientId: string;
  /** Chosen once for the form: however often it is sent, there is one impression. */
  readonly momentId: string;
  readonly note: string;
}

/** `notOnScale`: severity and improvement are whole numbers from 1 to 7. */
export type RecordCgiFailure = PatientFailure | { readonly kind: 'notOnScale'; readonly field: 'severity' | 'improvement' };

/** Records a clinical global impression. */
export class RecordCgi {
  constructor(private readonly gateway: Pick<MomentActGateway, 'recordCgi'>) {}

  async execute({ patientId, ...cgi }: CgiCommand): Promise<Result<Moment, RecordCgiFailure>> {
    if (!isOnScale(cgi.severity)) return fail({ kind: 'notOnScale', field: 'severity' });
    if (cgi.improvement !== null && !isOnScale(cgi.improvement)) return fail({ kind: 'notOnScale', field: 'improvement' });
    return this.gateway.recordCgi(patientId, cgi);
  }
}

const isOnScale = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 7;
