/** Makes ids that have never been used before. */
export interface IdGenerator {
  next(): string;
}
