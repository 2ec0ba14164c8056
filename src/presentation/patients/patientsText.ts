import type texts from '../../../public/i18n/en/patients.json';
import { textsOf } from '../kit/text/textsOf';
import { textCatalogue } from '../kit/text/textCatalogue';
import { failureWord } from '@/application/kernel/failureWord';
import type { AssignedList } from '@/application/patients/list/ListAssignedPatients';

export const patientsText = textsOf<typeof texts>('patients');

type Counted =
  | 'list.count'
  | 'list.unreadable'
  | 'why.more'
  | 'why.unread'
  | 'profile.unreadable'
  | 'reason.unread'
  | 'ago.minutes'
  | 'ago.hours'
  | 'ago.days';

/** A text with a number; its key without the plural ending. */
export const patientsCount = (key: Counted, count: number, values: Readonly<Record<string, string>> = {}): string =>
  textCatalogue.text('patients', key, { ...values, count });

/** Explains why patients could not be loaded. */
export const patientFailureText = (failure: NonNullable<AssignedList['failure']>): string =>
  patientsText(`failure.${failureWord(failure)}`);
