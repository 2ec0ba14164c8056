import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Random } from '@/application/kernel/ports/Random';

/** Random ids of twelve characters, short enough for people to compare. */
export class RandomIdGenerator implements IdGenerator {
  constructor(private readonly random: Random) {}

  next(): string {
    return Array.from(this.random.bytes(6), byte => byte.toString(16).padStart(2, '0')).join('');
  }
}
