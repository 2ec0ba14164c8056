import type { CallFailure } from '../../kernel/ports/CallFailure';

/**
 * True if a failure shows that the user may not (or no longer) see data loaded earlier, which must leave the screen.
 */
export const endsAccess = ({ kind }: CallFailure): boolean => kind === 'notAllowed' || kind === 'notFound';
