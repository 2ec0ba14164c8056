/** What happened, in order: always as a fingerprint, on request as text. */
export class Trace {
  readonly lines: string[] = [];
  private hash = 0x811c9dc5;

  constructor(
    private readonly now: () => number,
    private readonly keepsLines: boolean,
  ) {}

  note(what: string, detail: () => string = () => ''): void {
    this.mix(what);
    this.mix(String(this.now()));
    if (this.keepsLines) this.lines.push(`${String(this.now() - 1_772_357_400_000).padStart(8)} ${what} ${detail()}`);
  }

  fingerprint(): string {
    return (this.hash >>> 0).toString(16).padStart(8, '0');
  }

  /** FNV-1a over the characters. */
  private mix(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.hash = Math.imul(this.hash ^ text.charCodeAt(at), 0x01000193);
  }
}
