import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Random } from '@/application/kernel/ports/Random';

/** Random UUIDs (RFC 9562, version 4), which the backend requires for items that must be created only once. */
export class UuidIdGenerator implements IdGenerator {
  constructor(private readonly random: Random) {}

  next(): string {
    const bytes = this.random.bytes(16);
    bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
    bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
    const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}
