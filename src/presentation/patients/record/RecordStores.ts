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
    private readonly dependencies: RecordDependencies,
  ) {}

  record(): PatientRecordStore {
    return new PatientRecordStore(this.patientId, this.dependencies);
  }

  assessments(onChanged?: () => void): AssessmentsStore {
    return new AssessmentsStore(this.patientId, this.dependencies, onChanged);
  }

  assessmentForm(
    riskAssessmentId: string | undefined,
    onSaved: (mergedFromServer: readonly string[]) => void,
    onMayStand?: () => void,
  ): AssessmentFormStore {
    return new AssessmentFormStore(this.patientId, riskAssessmentId, this.dependencies, onSaved, onMayStand);
  }

  sharing(): SharingStore {
    return new SharingStore(this.patientId, this.dependencies);
  }
}
