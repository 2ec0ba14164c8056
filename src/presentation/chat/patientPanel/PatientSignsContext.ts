import { createContext, type ComponentType } from 'react';

export interface PatientSignsProps {
  readonly patientId: string;
  /** As it is to be shown: what the server confirmed last. */
  readonly highRisk: boolean;
}

/** Shows why a patient needs their therapist; undefined where the person may not see it. */
export const PatientSignsContext = createContext<ComponentType<PatientSignsProps> | undefined>(undefined);
