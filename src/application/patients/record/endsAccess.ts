import type { CallFailure } from '../../kernel/ports/CallFailure';

/**
 * Whether a failure shows that the person may not see (any more) what was loaded earlier: it has to leave the screen.
 */
export const endsAccess = ({ kind }: CallFailure): boolean => kind === 'notAllowed' || kind === 'notFound';
