/** Writes parts of a record in sequence; requests for a part that is already queued share its write. */
export class PartWriter {
  private readonly last = new Map<number, Promise<boolean>>();
  private readonly waiting = new Map<number, Promise<boolean>>();

  /** `write` reads the current content when it runs. */
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
