import type { UnreadablePieces } from '../ports/UnreadablePieces';

/** Deletes a text that cannot be read, because its author says so. False where that failed. */
export class DiscardUnreadablePiece {
  constructor(private readonly pieces: Pick<UnreadablePieces, 'discard'>) {}

  execute(key: string): Promise<boolean> {
    return this.pieces.discard(key);
  }
}
