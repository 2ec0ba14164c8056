import type { PatientStores } from '../PatientStores';
import type { ProfileStore } from './ProfileStore';

/** The props that each page of a profile gets from the surrounding frame; `Stores`: those that it works with. */
export interface ProfilePageProps<Stores extends keyof PatientStores = keyof PatientStores> {
  readonly patientId: string;
  readonly stores: Pick<PatientStores, Stores>;
  /** Known details of the patient, including who may only read. */
  readonly profile: ProfileStore;
  /** The cloud drive is switched on; where it is absent, it is. */
  readonly hasDrive?: boolean;
  /** The patient's record is switched on; where it is absent, it is. */
  readonly hasRecord?: boolean;
  /** The appointment that the address names; absent for the list and for a new one, and on every other page. */
  readonly appointmentId?: string;
}
