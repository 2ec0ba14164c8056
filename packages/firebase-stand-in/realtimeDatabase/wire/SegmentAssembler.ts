const maximumCharacters = 16 << 20;

/** Puts together the pieces in which long polling sends its texts; requests may arrive out of order. */
export class SegmentAssembler {
  private readonly waiting = new Map<number, { readonly total: number; readonly data: string }>();
  private next = 0;
  private characters = 0;

  /**
   * Accepts the pieces of one request and returns the texts that are now complete, in order. @throws RangeError when
   * too much waits for a missing piece
   */
  add(parameters: URLSearchParams): readonly string[] {
    for (let i = 0; parameters.has(`seg${i}`); i += 1) {
      const total = Number(parameters.get(`ts${i}`));
      const data = parameters.get(`d${i}`) ?? '';
      this.characters += data.length;
      if (this.characters > maximumCharacters) throw new RangeError('too many pieces wait for the one that is missing');
      this.waiting.set(Number(parameters.get(`seg${i}`)), { total, data });
    }
    const texts: string[] = [];
    for (let text = this.whole(); text !== undefined; text = this.whole()) texts.push(text);
    return texts;
  }

  private whole(): string | undefined {
    const total = this.waiting.get(this.next)?.total ?? 0;
    const pieces: string[] = [];
    for (let i = 0; i < total; i += 1) {
      const piece = this.waiting.get(this.next + i);
      if (!piece) return undefined;
      pieces.push(piece.data);
    }
    if (total === 0) return undefined;
    for (let i = 0; i < total; i += 1) this.waiting.delete(this.next + i);
    this.next += total;
    this.characters -= pieces.reduce((sum, piece) => sum + piece.length, 0);
    // The SDK pads its base64 with dots.
    return Buffer.from(pieces.join('').replaceAll('.', ''), 'base64url').toString('utf8');
  }
}
