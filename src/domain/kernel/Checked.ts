/** A fact that a rule weighs, or the admission that nobody could find it out. */
export type Checked<T> = T | 'couldNotCheck';
