/** Writes each part of a record in turn; what asks for a part that waits to be written shares that write. */
export class PartWriter {
  private readonly last = new Map<number, Promise<boolean>>();
  private readonly waiting = new Map<number, Promise<boolean>>();

  /** `write` reads what there is when its turn comes. */
  constructor(private readonly write: (part: number) => Promise<boolean>) {}

  save(part: number): Promise<boolean> {
    const shared = this.waiting.get(part);
    if (shared !== undefined) return shared;
    const turn = (this.last.get(part) ?? Promise.resolve(true)).then(() => {
      this.waiting.delete(part);
      return this.write(part);
    });
    this.waiting.set(part, turn);
    this.last.set(part, turn);
    return turn;
  }
}
