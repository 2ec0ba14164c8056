import { createContext, type ComponentType } from 'react';

export interface PatientSignsProps {
  readonly patientId: string;
  /**
   * The flag, as far as this panel knows it: true where the panel shows it already, false where it was taken away here,
   * undefined where only the list of chats says that there is none.
   */
  readonly flag: boolean | undefined;
}

/** Shows why a patient needs their therapist; undefined where the person may not see it. */
export const PatientSignsContext = createContext<ComponentType<PatientSignsProps> | undefined>(undefined);
