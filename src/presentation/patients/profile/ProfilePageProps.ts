import type { PatientStores } from '../PatientStores';
import type { ProfileStore } from './ProfileStore';

/** The props that each page of a profile gets from the surrounding frame; `Stores`: those that it works with. */
export interface ProfilePageProps<Stores extends keyof PatientStores = keyof PatientStores> {
  readonly patientId: string;
  readonly stores: Pick<PatientStores, Stores>;
  /** The patient's profile, including whether the user has read access only. */
  readonly profile: ProfileStore;
  /** True if the cloud drive is switched on; the default. */
  readonly hasDrive?: boolean;
  /** True if the patient's record is switched on; the default. */
  readonly hasRecord?: boolean;
  /** The appointment that the address names; absent for the list and for a new one, and on every other page. */
  readonly appointmentId?: string;
}
