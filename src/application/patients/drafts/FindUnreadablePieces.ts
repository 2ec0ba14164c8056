import type { UnreadablePiece, UnreadablePieces } from '../ports/UnreadablePieces';

/** Lists what this device keeps and cannot read; with each call it tries to read it again. Undefined where nobody can tell. */
export class FindUnreadablePieces {
  constructor(private readonly pieces: Pick<UnreadablePieces, 'list'>) {}

  execute(): Promise<readonly UnreadablePiece[] | undefined> {
    return this.pieces.list();
  }
}
