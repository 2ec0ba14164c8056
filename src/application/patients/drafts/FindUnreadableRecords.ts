import type { UnreadablePiece, UnreadableRecords } from '../ports/UnreadableRecords';

/**
 * Lists what this device keeps and cannot read; with each call it tries to read it again. Undefined where nobody can
 * tell.
 */
export class FindUnreadableRecords {
  constructor(private readonly pieces: Pick<UnreadableRecords, 'list'>) {}

  execute(): Promise<readonly UnreadablePiece[] | undefined> {
    return this.pieces.list();
  }
}
