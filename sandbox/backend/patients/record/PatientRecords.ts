import type {
  PatientRecordChangesDto,
  PatientRecordDto,
  RecordFieldDto,
} from '@/infrastructure/http/patients/patientRecordDtos';
import type { MomentViews } from '#sandbox/backend/patients/timeline/MomentViews';
import type { RecordField, StoredField, StoredRecord } from '#sandbox/backend/patients/PatientPast';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** The records of all patients, field by field. */
export class PatientRecords {
  private readonly records = new JournalledMap<StoredRecord>('patient-records');

  constructor(
    private readonly past: (patientId: string) => StoredRecord,
    private readonly views: Pick<MomentViews, 'author'>,
  ) {}

  attachTo(journal: JournalHost): this {
    this.records.attachTo(journal);
    return this;
  }

  recordOf(patientId: string): StoredRecord {
    return this.records.get(patientId) ?? this.past(patientId);
  }

  /** Fields whose text is what it was keep who wrote it. */
  change(patientId: string, changes: Readonly<PatientRecordChangesDto>, by: string, at: number): void {
    const before = this.recordOf(patientId);
    const after: Partial<Record<RecordField, StoredField>> = { ...before };
    for (const [field, value] of Object.entries(changes) as [RecordField, string | undefined][]) {
      if (value !== undefined && value !== (before[field]?.value ?? '')) after[field] = { value, by, at };
    }
    this.records.put(patientId, after);
  }

  /** As it was. */
  restore(patientId: string, record: StoredRecord): void {
    if (Object.keys(record).length > 0) this.records.put(patientId, record);
  }

  remove(patientId: string): void {
    this.records.remove(patientId);
  }

  view(patientId: string): Required<Omit<PatientRecordDto, 'couldNotCheck'>> {
    const record = this.recordOf(patientId);
    const field = (name: RecordField): RecordFieldDto => this.fieldOf(record[name]);
    return {
      presentingProblem: field('presentingProblem'),
      history: field('history'),
      goals: field('goals'),
      medication: field('medication'),
      allergies: field('allergies'),
      safetyPlan: field('safetyPlan'),
      nextOfKin: field('nextOfKin'),
      generalPractitioner: field('generalPractitioner'),
      communicationNeeds: field('communicationNeeds'),
    };
  }

  private fieldOf(field: StoredField | undefined): RecordFieldDto {
    if (!field) return { value: '' };
    return { value: field.value, changedAt: new Date(field.at).toISOString(), changedBy: this.views.author(field.by) };
  }
}
