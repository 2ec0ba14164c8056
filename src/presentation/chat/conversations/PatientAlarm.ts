/** The alarms of a patient beside the flag and the emergency, which the list of chats knows itself. */
export interface PatientAlarm {
  /** The loudest, in words. */
  readonly first: string;
  /** How many more there are. */
  readonly more: number;
}

/** By the id of the patient. */
export type PatientAlarms = ReadonlyMap<string, PatientAlarm>;
