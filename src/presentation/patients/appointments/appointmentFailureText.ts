import { failureWord } from '@/application/patients/record/failureWord';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import { appointmentsText } from './appointmentsText';

type Failure = PatientFailure | { readonly kind: 'changedMeanwhile' | 'notYet' | 'keepsChanging' };

/** Why something about appointments could not be read or done. */
export const appointmentFailureText = (failure: Failure): string => appointmentsText(`failure.${failureWord<'changedMeanwhile' | 'notYet' | 'keepsChanging'>(failure)}`);
