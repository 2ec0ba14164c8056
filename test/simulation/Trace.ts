import { START } from './VirtualTime';

/** The events in order, always as a fingerprint and on request as text. */
export class Trace {
  readonly lines: string[] = [];
  private hash = 0x811c9dc5;

  constructor(
    private readonly now: () => number,
    private readonly keepsLines: boolean,
  ) {}

  note(who: string, what: string, detail: () => string = () => ''): void {
    this.mix(who);
    this.mix(what);
    this.mixNumber(this.now() - START);
    if (this.keepsLines) this.lines.push(`${String(this.now() - START).padStart(8)} ${who} ${what} ${detail()}`);
  }

  fingerprint(): string {
    return (this.hash >>> 0).toString(16).padStart(8, '0');
  }

  private mixNumber(value: number): void {
    for (let rest = value; rest > 0; rest = Math.floor(rest / 65_536))
      this.hash = Math.imul(this.hash ^ (rest & 0xffff), 0x01000193);
  }

  /** FNV-1a of the characters. */
  private mix(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.hash = Math.imul(this.hash ^ text.charCodeAt(at), 0x01000193);
  }
}
