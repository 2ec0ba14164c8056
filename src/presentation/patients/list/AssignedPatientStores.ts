import type { HomePatientsStore } from './HomePatientsStore';

/** Makes the store of what is known of assigned patients, for Home and beside a chat. */
export interface AssignedPatientStores {
  home(): HomePatientsStore;
}
