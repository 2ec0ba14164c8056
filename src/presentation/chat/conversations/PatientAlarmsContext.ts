import { createContext, type ComponentType } from 'react';
import type { PatientAlarms } from './PatientAlarm';

export interface PatientAlarmsProps {
  readonly onAlarms: (alarms: PatientAlarms) => void;
}

/** Shows nothing, and finds the alarms of the patients; undefined where the person may not see them. */
export const PatientAlarmsContext = createContext<ComponentType<PatientAlarmsProps> | undefined>(undefined);
