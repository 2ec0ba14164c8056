import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';

/** `id-1`, `id-2` and so on. */
export class SequentialIds implements IdGenerator {
  private count = 0;

  constructor(private readonly prefix = 'id') {}

  next(): string {
    return `${this.prefix}-${String((this.count += 1))}`;
  }
}
