import type { PatientFailure } from '../ports/PatientFailure';

/**
 * Whether a failure shows that the person may not see (any more) what was loaded earlier: it has to leave the screen.
 */
export const endsAccess = ({ kind }: PatientFailure): boolean => kind === 'notAllowed' || kind === 'notFound';
