import { chatText } from '../chatText';

/** The name of a patient whose chat has ended. */
export const orphanedName = (patientName: string): string => patientName || chatText('fatal.unknownPatient');
