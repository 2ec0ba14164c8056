import type { Journalled } from '../../../journal/Journalled';

export interface Count {
  readonly name: string;
  readonly value: number;
}

/** The smallest part there is: named numbers, the latest of which counts. */
export class CounterPart implements Journalled<Count> {
  readonly counts = new Map<string, number>();

  constructor(readonly stream: string = 'counts') {}

  replay({ name, value }: Count): void {
    if (typeof value !== 'number') throw new Error('not a number');
    this.counts.set(name, value);
  }

  *snapshot(): Iterable<Count> {
    for (const [name, value] of this.counts) yield { name, value };
  }
}
