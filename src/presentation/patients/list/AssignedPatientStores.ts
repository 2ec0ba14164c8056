import type { HomePatientsStore } from './HomePatientsStore';

/** Creates the store of assigned patients' known facts, for Home and beside a chat. */
export interface AssignedPatientStores {
  home(): HomePatientsStore;
}
