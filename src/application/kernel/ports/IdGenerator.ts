/** Generates unique ids. */
export interface IdGenerator {
  next(): string;
}
