import type { BulkAction, BulkItem, BulkReading, BulkFailure } from '@/application/kernel/bulk/BulkAction';
import { CheckBulkRows, type CheckedRows } from '@/application/kernel/bulk/CheckBulkRows';
import type { ChangeAuthor } from '@/domain/kernel/changeAuthor';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export interface Thing {
  readonly isOn: boolean;
  readonly version: number;
}

/** The fate of one call on its way there, and of its answer on the way back. */
export type Fate =
  | 'answered'
  | 'lostBefore'
  | 'lostAfter'
  /** The answer is lost, and the browser sends the call again by itself. */
  | 'sentTwice'
  | 'fault'
  | 'sessionEnded'
  | 'busy'
  | 'notAllowed'
  | 'unreadable'
  | { readonly refused: string };

/** A backend of things that can be switched off, which records every call. */
export class BulkThings {
  readonly things = new Map<string, Thing>();
  readonly reads: string[] = [];
  /** Calls that would change something, whether they arrived or not. */
  readonly writes: string[] = [];
  /** The actual changes, in order. */
  readonly effects: string[] = [];
  mostAtOnce = 0;
  /** True if reads name the last author of a thing. */
  knowsAuthors = false;
  private readonly authors = new Map<string, ChangeAuthor>();
  private atOnce = 0;
  /** Decides what happens to each call; all are answered unless a test says otherwise. */
  fate: (call: 'read' | 'write', key: string) => Fate = () => 'answered';
  /** The promise that calls wait for on the wire. */
  wire: () => Promise<void> = () => Promise.resolve();

  constructor(count: number, isOn = true) {
    for (let number = 1; number <= count; number += 1) this.things.set(`t-${number}`, { isOn, version: 1 });
  }

  get items(): readonly BulkItem[] {
    return [...this.things.keys()].map(key => ({ key }));
  }

  /** Changes a thing as a colleague. */
  edit(key: string, isOn: boolean): void {
    this.authors.set(key, 'other');
    this.things.set(key, { isOn, version: (this.things.get(key)?.version ?? 0) + 1 });
  }

  action(isOn = false, { guarded = true } = {}): BulkAction {
    return {
      kind: isOn ? 'things.on' : 'things.off',
      keyOf: item => String(item['key']),
      isGuarded: () => guarded,
      read: (item, sentSince) => this.read(String(item['key']), isOn, sentSince !== undefined),
      change: (item, version) => this.write(String(item['key']), isOn, guarded ? version : null),
      ...(!isOn && { undo: { action: this.action(true, { guarded }), itemOf: item => item } }),
    };
  }

  async checked(action = this.action(), items = this.items): Promise<CheckedRows> {
    const found = await new CheckBulkRows().execute({ action, items });
    if (!found.ok) throw new Error(`The dry run failed: ${found.failure.kind}.`);
    return found.value;
  }

  private async read(key: string, isOn: boolean, asksAuthor: boolean): Promise<Result<BulkReading, BulkFailure>> {
    this.reads.push(key);
    return this.carry<BulkReading>('read', key, () => {
      const thing = this.things.get(key);
      if (thing === undefined) return ok({ judged: { cannot: 'gone' }, version: null, before: {} });
      const judged = thing.isOn === isOn ? 'already' : 'do';
      const author = this.authors.get(key) ?? 'unknown';
      return ok({
        ...{ judged, version: String(thing.version), before: { isOn: thing.isOn } },
        ...(this.knowsAuthors && asksAuthor && judged === 'already' && { author }),
      });
    });
  }

  private async write(key: string, isOn: boolean, version: string | null): Promise<Result<undefined, BulkFailure>> {
    this.writes.push(key);
    return this.carry('write', key, () => {
      const thing = this.things.get(key);
      if (thing === undefined) return fail({ kind: 'refused', reason: 'gone' });
      if (version !== null && version !== String(thing.version))
        return fail({ kind: 'refused', reason: 'changedSince' });
      if (thing.isOn !== isOn) this.effects.push(`${key} ${isOn ? 'on' : 'off'}`);
      this.things.set(key, { isOn, version: thing.version + 1 });
      this.authors.set(key, 'self');
      return ok(undefined);
    });
  }

  private async carry<T>(
    call: 'read' | 'write',
    key: string,
    act: () => Result<T, BulkFailure>,
  ): Promise<Result<T, BulkFailure>> {
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    const fate = this.fate(call, key);
    await this.wire();
    this.atOnce -= 1;
    if (typeof fate === 'object') return fail({ kind: 'refused', reason: fate.refused });
    if (fate === 'sessionEnded' || fate === 'busy' || fate === 'notAllowed') return fail({ kind: fate });
    if (fate === 'unreadable') return fail({ kind: 'unreachable', unreadable: true });
    if (fate === 'lostBefore') return fail({ kind: 'unreachable' });
    if (fate === 'fault') return fail({ kind: 'unreachable', status: 500 });
    const first = act();
    const answer = fate === 'sentTwice' ? act() : first;
    return fate === 'lostAfter' ? fail({ kind: 'unreachable' }) : answer;
  }
}
