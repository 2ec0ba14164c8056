/** A file of the stand-in drive. */
export interface StandInFile {
  readonly id: string;
  readonly name: string;
  /** A media type. */
  readonly mimeType: string;
  /** Ids of the folders in which it lies; none where it lies in the owner's own drive alone. */
  readonly parents: readonly string[];
  /** Address of the account that uploaded it. */
  readonly owner: string;
  /** Base 64. */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
