/** Another living process keeps its journal in the same directory. */
export class JournalLockedError extends Error {
  override readonly name = 'JournalLockedError';

  constructor(
    readonly directory: string,
    readonly ownerPid: number,
    lockPath: string,
  ) {
    super(
      `Process ${ownerPid} already keeps its data in ${directory}. Stop it, or choose another directory. ` +
        `If process ${ownerPid} is another program, delete ${lockPath}.`,
    );
  }
}
