import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { PatientRecordGateway } from '@/application/patients/ports/PatientRecordGateway';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import {
  RECORD_FIELDS,
  toPatientRecordTexts,
  type PatientRecord,
  type RecordFieldName,
  type RecordTexts,
} from '@/domain/patients/record/PatientRecord';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

type ChangeFailure = CallFailure | { readonly kind: 'changedMeanwhile' };

/** One record with a version; a colleague may change it at any time. */
export class FakePatientRecordGateway implements PatientRecordGateway {
  /** Fields that have content but cannot be read. */
  readonly unread = new Set<RecordFieldName>();
  readonly planned = new PlannedFailures<'read' | 'change', ChangeFailure>();
  private record = Object.fromEntries(RECORD_FIELDS.map(field => [field, { value: '' }])) as PatientRecord;
  private version = 1;

  constructor(private readonly patientId = 'p-ana') {}

  get texts(): RecordTexts {
    return toPatientRecordTexts(this.record);
  }

  /** Changes it as a colleague. */
  colleagueWrites(changes: Partial<RecordTexts>): void {
    this.apply(changes);
  }

  async read(patientId: string): Promise<Result<Versioned<PatientRecord>, CallFailure>> {
    this.only(patientId);
    const answer = this.planned.give('read', () => this.current());
    return answer.ok || answer.failure.kind !== 'changedMeanwhile'
      ? (answer as Result<Versioned<PatientRecord>, CallFailure>)
      : fail({ kind: 'refused' });
  }

  async change(
    patientId: string,
    changes: Partial<RecordTexts>,
    etag: string,
  ): Promise<Result<Versioned<PatientRecord>, ChangeFailure>> {
    this.only(patientId);
    return this.planned.carry('change', () => {
      if (etag !== this.current().etag) return fail({ kind: 'changedMeanwhile' });
      this.apply(changes);
      return ok(this.current());
    });
  }

  private current(): Versioned<PatientRecord> {
    const unread = Object.fromEntries([...this.unread].map(field => [field, 'couldNotCheck'] as const));
    return { value: { ...this.record, ...unread }, etag: `"${String(this.version)}"` };
  }

  private apply(changes: Partial<RecordTexts>): void {
    const written = Object.entries(changes).map(([field, value]) => [field, { value, changedAt: 1 }]);
    this.record = { ...this.record, ...(Object.fromEntries(written) as Partial<PatientRecord>) };
    this.version += 1;
  }

  private only(patientId: string): void {
    if (patientId !== this.patientId) throw new Error(`Nobody asked about ${patientId}.`);
  }
}
