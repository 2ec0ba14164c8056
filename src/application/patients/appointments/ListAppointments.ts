import type { Moment } from '@/domain/patients/timeline/Moment';
import { ok, type Result } from '@/domain/kernel/Result';
import { loadAllAppointments } from './loadAllAppointments';
import type { MomentArchive } from '../ports/MomentArchive';
import type { CallFailure } from '../../kernel/ports/CallFailure';

export interface LoadedAppointments {
  /** Latest first. */
  readonly moments: readonly Moment[];
  /** Number of further unreadable ones. */
  readonly unreadable: number;
}

/** Lists all appointments of a patient; never returns a part as the whole. */
export class ListAppointments {
  constructor(private readonly moments: Pick<MomentArchive, 'page'>) {}

  async execute(patientId: string): Promise<Result<LoadedAppointments, CallFailure>> {
    let unreadable = 0;
    const read = await loadAllAppointments(this.moments, { patientId }, count => (unreadable += count));
    return read.ok ? ok({ moments: read.value, unreadable }) : read;
  }
}
