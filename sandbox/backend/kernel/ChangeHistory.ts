import type { ChangeDto } from '@/infrastructure/http/organisations/organisationDtos';
import { JournalledMap, type Keeper } from './JournalledMap';

/** Entries of a thing that its answers carry. */
const NEWEST = 20;

export interface Author {
  readonly uid: string;
  readonly requestId?: string | undefined;
}

/** The newest changes of each thing that administrators look after, in words. The audit trail has all of them. */
export class ChangeHistory {
  private readonly newest = new JournalledMap<readonly ChangeDto[]>('administrative-changes');

  constructor(
    private readonly clock: { now(): number },
    private readonly nameOf: (uid: string) => string,
  ) {}

  keepIn(keeper: Keeper): this {
    this.newest.keepIn(keeper);
    return this;
  }

  /** `thing`: kind and id, such as `organisation/org-12`. */
  of(thing: string): readonly ChangeDto[] {
    return this.newest.get(thing) ?? [];
  }

  add(thing: string, { uid, requestId }: Author, sentences: readonly string[], reason?: string): void {
    if (sentences.length === 0) return;
    const entries = sentences.map(sentence => ({
      at: new Date(this.clock.now()).toISOString(),
      byUserId: uid,
      byName: this.nameOf(uid),
      sentence,
      ...(reason !== undefined && reason.trim() !== '' && { reason: reason.trim() }),
      ...(requestId !== undefined && { requestId }),
    }));
    this.newest.put(thing, [...entries.reverse(), ...this.of(thing)].slice(0, NEWEST));
  }
}
