/** Makes ids that nobody has used before. */
export interface IdGenerator {
  next(): string;
}
