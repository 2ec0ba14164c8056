import type { OffsetClock } from '../kernel/OffsetClock';

/** Wrong passwords from one network address within the window, for any accounts. */
export const wrongTriesFromOneAddress = 50;
const windowMs = 60_000;

/** Slows down attempts of one password on many accounts. A right password takes back only its own try. */
export class AddressLimiter {
  /** Start times of tries that were wrong, or are not decided yet; by address, in milliseconds since 1970. */
  private readonly tries = new Map<string, readonly number[]>();

  constructor(private readonly clock: OffsetClock) {}

  isPaused(address: string): boolean {
    return this.recent(address).length >= wrongTriesFromOneAddress;
  }

  begin(address: string): void {
    this.tries.set(address, [...this.recent(address), this.clock.now()]);
  }

  forgive(address: string): void {
    this.tries.set(address, this.recent(address).slice(0, -1));
  }

  private recent(address: string): readonly number[] {
    const now = this.clock.now();
    return (this.tries.get(address) ?? []).filter(begunAt => now - begunAt < windowMs);
  }
}
