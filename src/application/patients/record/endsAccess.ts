import type { PatientFailure } from '../ports/PatientFailure';

/**
 * Whether a failure tells that the person may not see (any more) what was read earlier: it has to go from the screen.
 */
export const endsAccess = ({ kind }: PatientFailure): boolean => kind === 'notAllowed' || kind === 'notFound';
