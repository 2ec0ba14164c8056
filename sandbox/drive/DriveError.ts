/** A refusal of the stand-in drive, in the words of the real one. */
export class DriveError extends Error {
  override readonly name = 'DriveError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Hidden and missing files look the same. */
export const notFound = (id: string): DriveError => new DriveError(404, `File not found: ${id}.`);
