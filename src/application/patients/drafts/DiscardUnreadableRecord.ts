import type { UnreadableRecords } from '../ports/UnreadableRecords';

/** Deletes a text that cannot be read, because its author says so. False where that failed. */
export class DiscardUnreadableRecord {
  constructor(private readonly pieces: Pick<UnreadableRecords, 'discard'>) {}

  execute(key: string): Promise<boolean> {
    return this.pieces.discard(key);
  }
}
