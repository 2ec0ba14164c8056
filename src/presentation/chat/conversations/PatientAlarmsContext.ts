import { createContext, type ComponentType } from 'react';

/** The alarms of a patient other than the flag and the emergency, which the list of chats knows itself. */
export interface PatientAlarm {
  /** The most serious alarm, as text. */
  readonly first: string;
  /** Number of further alarms. */
  readonly more: number;
}

/** By the id of the patient. */
export type PatientAlarms = ReadonlyMap<string, PatientAlarm>;

export interface PatientAlarmsProps {
  readonly onAlarms: (alarms: PatientAlarms) => void;
}

/** Renders nothing and loads the patients' alarms; undefined if the user may not see them. */
export const PatientAlarmsContext = createContext<ComponentType<PatientAlarmsProps> | undefined>(undefined);
