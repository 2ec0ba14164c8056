/** A fact for a rule, or a failed check. */
export type Checked<T> = T | 'couldNotCheck';
