export interface StandInFile {
  readonly id: string;
  readonly name: string;
  /** A media type. */
  readonly mimeType: string;
  /** Ids of its folders; none if it is only in the owner's own drive. */
  readonly parents: readonly string[];
  /** Address of the account that uploaded it. */
  readonly owner: string;
  /** Base 64. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
