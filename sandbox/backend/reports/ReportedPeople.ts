import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** Reports of more people are not compared with others. */
const MOST_COMPARED = 20_000;

export interface Difference {
  readonly added: number;
  readonly gone: number;
}

/** The people whom each report counted, as a bit for each person, so that thousands of reports can be compared. */
export class ReportedPeople {
  /** Ids in the order of their bits, in pieces. */
  private readonly pieces = new JournalledMap<readonly string[]>('reported-people');
  private readonly places = new Map<string, number>();

  attachTo(journal: JournalHost): this {
    this.pieces.attachTo(journal);
    for (const ids of this.pieces.values()) for (const id of ids) this.places.set(id, this.places.size);
    return this;
  }

  /** Undefined for too many people. */
  write(people: ReadonlySet<string>): string | undefined {
    if (people.size > MOST_COMPARED) return undefined;
    const fresh = [...people].filter(id => !this.places.has(id));
    if (fresh.length > 0) {
      this.pieces.put(String(this.pieces.size + 1), fresh);
      for (const id of fresh) this.places.set(id, this.places.size);
    }
    const bits = Buffer.alloc(Math.ceil(this.places.size / 8));
    for (const id of people) setBit(bits, this.places.get(id) ?? 0);
    return bits.toString('base64');
  }

  /** The difference between people and those of a report. */
  compare(people: ReadonlySet<string>, written: string): Difference {
    const bits = Buffer.from(written, 'base64');
    let [added, both] = [0, 0];
    for (const id of people) {
      const place = this.places.get(id);
      if (place !== undefined && hasBit(bits, place)) both += 1;
      else added += 1;
    }
    return { added, gone: countBits(bits) - both };
  }
}

function setBit(bits: Buffer, place: number): void {
  bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
}

const hasBit = (bits: Buffer, place: number): boolean => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;

function countBits(bits: Buffer): number {
  let count = 0;
  for (const byte of bits) for (let rest = byte; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
