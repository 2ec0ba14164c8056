import { chatText } from '../chatText';

/** How a patient is called whose chat is gone. */
export const orphanedName = (patientName: string): string => patientName || chatText('fatal.unknownPatient');
