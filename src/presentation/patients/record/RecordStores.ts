import { AssessmentFormStore, type AssessmentFormUseCases } from './AssessmentFormStore';
import { AssessmentsStore, type AssessmentsUseCases } from './AssessmentsStore';
import { PatientRecordStore, type RecordUseCases } from './PatientRecordStore';
import { SharingStore, type SharingUseCases } from './SharingStore';

export interface RecordDependencies
  extends RecordUseCases, AssessmentsUseCases, AssessmentFormUseCases, SharingUseCases {}

/** Creates the stores of the page of a patient's record. */
export class RecordStores {
  constructor(
    private readonly patientId: string,
    private readonly parts: RecordDependencies,
  ) {}

  record(): PatientRecordStore {
    return new PatientRecordStore(this.patientId, this.parts);
  }

  assessments(onChanged?: () => void): AssessmentsStore {
    return new AssessmentsStore(this.patientId, this.parts, onChanged);
  }

  assessmentForm(
    riskAssessmentId: string | undefined,
    onSaved: (mergedFromServer: readonly string[]) => void,
    onMayStand?: () => void,
  ): AssessmentFormStore {
    return new AssessmentFormStore(this.patientId, riskAssessmentId, this.parts, onSaved, onMayStand);
  }

  sharing(): SharingStore {
    return new SharingStore(this.patientId, this.parts);
  }
}
