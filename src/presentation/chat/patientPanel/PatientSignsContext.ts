import { createContext, type ComponentType } from 'react';

export interface PatientSignsProps {
  readonly patientId: string;
  /**
   * The flag as known to this panel: true if the panel already shows it, false if it was removed here, undefined if
   * only the list of chats says that there is none.
   */
  readonly flag: boolean | undefined;
}

/** Shows the reasons why a patient needs their therapist; undefined if the user may not see them. */
export const PatientSignsContext = createContext<ComponentType<PatientSignsProps> | undefined>(undefined);
