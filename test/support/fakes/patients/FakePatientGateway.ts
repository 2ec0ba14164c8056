import type { ReadList } from '@/domain/kernel/ReadList';
import type { EligibleTherapist, PatientGateway, SharedData } from '@/application/patients/ports/PatientGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import type { ScoreGraph } from '@/domain/patients/scores/ScoreGraph';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** One patient; a request for another one is an error of the test. */
export class FakePatientGateway implements PatientGateway {
  readonly planned = new PlannedFailures<
    'details' | 'leads' | 'graph' | 'eligibleToShare' | 'shareData',
    CallFailure
  >();
  /** Colleagues who are missing because they cannot be read. */
  unreadableColleagues = 0;
  colleagues: readonly EligibleTherapist[] = [{ therapistId: 't-cleo', name: 'Cleo Park', email: 'cleo@example.org' }];
  readonly sharedWith = new Set<string>();
  /** Since when everyone with whom the data is shared can read it, in milliseconds since 1970. */
  sharedAt = 0;
  series: Pick<ScoreGraph, 'mood' | 'phq9' | 'gad7' | 'cgi'> = { mood: [], phq9: [], gad7: [], cgi: [] };

  isLead = true;
  /** Results that are missing because they cannot be read. */
  unreadable = 0;

  constructor(public patient: PatientDetails) {}

  async details(patientId: string): Promise<Result<PatientDetails, CallFailure>> {
    return this.planned.give('details', () => this.only(patientId));
  }

  async leads(patientId: string): Promise<Result<boolean, CallFailure>> {
    return this.planned.give('leads', () => this.only(patientId).id === patientId && this.isLead);
  }

  async graph(patientId: string, from: number, until: number): Promise<Result<ScoreGraph, CallFailure>> {
    return this.planned.give('graph', () => ({
      from,
      until,
      unreadable: this.unreadable,
      ...(this.only(patientId) && this.series),
    }));
  }

  async eligibleToShare(patientId: string): Promise<Result<ReadList<EligibleTherapist>, CallFailure>> {
    return this.planned.give('eligibleToShare', () => ({
      items: this.only(patientId) ? this.colleagues : [],
      unreadable: this.unreadableColleagues,
    }));
  }

  async shareData(patientId: string, therapistId: string): Promise<Result<SharedData, CallFailure>> {
    this.only(patientId);
    return this.planned.carry('shareData', () => {
      if (!this.colleagues.some(colleague => colleague.therapistId === therapistId)) return fail({ kind: 'notFound' });
      const isNew = !this.sharedWith.has(therapistId);
      this.sharedWith.add(therapistId);
      return ok({ isNew, sharedAt: this.sharedAt });
    });
  }

  private only(patientId: string): PatientDetails {
    if (patientId !== this.patient.id) throw new Error(`Nobody asked about ${patientId}.`);
    return this.patient;
  }
}
