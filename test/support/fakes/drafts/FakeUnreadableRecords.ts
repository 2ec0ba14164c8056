import type { UnreadablePiece, UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';

export class FakeUnreadableRecords implements UnreadableRecords {
  pieces: readonly UnreadablePiece[] = [];
  /** True if the device's storage does not work. */
  isBroken = false;

  async list(): Promise<readonly UnreadablePiece[] | undefined> {
    return this.isBroken ? undefined : this.pieces;
  }

  async discard(key: string): Promise<boolean> {
    if (this.isBroken) return false;
    this.pieces = this.pieces.filter(piece => piece.key !== key);
    return true;
  }
}
