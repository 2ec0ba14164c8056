import { createContext, type ComponentType } from 'react';

/** The alarms of a patient beside the flag and the emergency, which the list of chats knows itself. */
export interface PatientAlarm {
  /** The loudest, in words. */
  readonly first: string;
  /** How many more there are. */
  readonly more: number;
}

/** By the id of the patient. */
export type PatientAlarms = ReadonlyMap<string, PatientAlarm>;

export interface PatientAlarmsProps {
  readonly onAlarms: (alarms: PatientAlarms) => void;
}

/** Shows nothing, and finds the alarms of the patients; undefined where the person may not see them. */
export const PatientAlarmsContext = createContext<ComponentType<PatientAlarmsProps> | undefined>(undefined);
