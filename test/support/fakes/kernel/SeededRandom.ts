import type { Random } from '@/application/kernel/ports/Random';

/** Repeatable random numbers: the same seed produces the same sequence (mulberry32). */
export class SeededRandom implements Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  unit(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  bytes(length: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length }, () => Math.floor(this.unit() * 256));
  }
}
