import type { MomentType } from '@/domain/patients/timeline/MomentType';
import type { DriveStores } from '../drive/DriveStores';
import type {
  AppointmentFormStore,
  AppointmentFormSubject,
  OnAppointmentSaved,
} from './appointments/AppointmentFormStore';
import type { AppointmentsStore } from './appointments/AppointmentsStore';
import type { UnreadableRecordsStore } from './drafts/UnreadableRecordsStore';
import type { PatientDischarge } from './list/PatientDischarge';
import type { PatientListStore } from './list/PatientListStore';
import type { ProfileStore } from './profile/ProfileStore';
import type { RecordStores } from './record/RecordStores';
import type { ScoresStore } from './scores/ScoresStore';
import type { PatientTimelineActions } from './timeline/PatientTimelineActions';

/** Creates the stores of the patients' screens. Downloaded with the first screen. */
export interface PatientStores {
  list(): PatientListStore;
  /** The discharge on all screens except the list, which has its own; `onGone` runs when the patient was discharged. */
  discharge(onGone: () => void): PatientDischarge;
  /** Stored drafts and uploads that this device cannot read. */
  unreadable(): UnreadableRecordsStore;
  profile(patientId: string): ProfileStore;
  /** A patient's name; undefined if it could not be loaded. */
  nameOf(patientId: string): Promise<string | undefined>;
  /** `onDeleted` runs with the type of the deleted moment. */
  timeline(patientId: string, onDeleted?: (type: MomentType) => void): PatientTimelineActions;
  record(patientId: string): RecordStores;
  /** The therapist's, the same for every patient. */
  readonly drive: DriveStores;
  /** `zone`: the patient's. */
  scores(patientId: string, zone: string): ScoresStore;
  appointments(patientId: string, zone: string, onSettled?: () => void): AppointmentsStore;
  appointmentForm(subject: AppointmentFormSubject, onSaved: OnAppointmentSaved): AppointmentFormStore;
}
