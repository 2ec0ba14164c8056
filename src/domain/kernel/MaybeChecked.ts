/** A fact for a rule, or a failed check. */
export type MaybeChecked<T> = T | 'couldNotCheck';
