import { action, computed, makeObservable, observableRef } from 'mobx';
import type { FieldConflict } from '@/domain/patients/mergeFields.rule';

/** A field that two people changed differently. `choice` is undefined until the person has decided; `edited`: they wrote something of their own. */
export interface OpenConflict<F extends object> extends FieldConflict {
  readonly field: keyof F & string;
  readonly choice: 'mine' | 'theirs' | 'edited' | undefined;
}

/** What somebody makes of a record that others may change too. `F`: its fields, each with a plain value. */
export class MergeForm<F extends object> {
  /** What the person began from. */
  base: F;
  /** What stands on the screen. */
  mine: F;
  conflicts: readonly OpenConflict<F>[] = [];

  constructor(base: F) {
    this.base = base;
    this.mine = base;
    makeObservable(this, {
      base: observableRef,
      mine: observableRef,
      conflicts: observableRef,
      changed: computed,
      isDirty: computed,
      isDecided: computed,
      begin: action,
      restore: action,
      edit: action,
      choose: action,
      collide: action,
      settle: action,
    });
  }

  get changed(): readonly (keyof F & string)[] {
    return this.fields.filter(field => this.mine[field] !== this.base[field]);
  }

  get isDirty(): boolean {
    return this.changed.length > 0 || this.conflicts.length > 0;
  }

  get isDecided(): boolean {
    return this.conflicts.every(({ choice }) => choice !== undefined);
  }

  /** What a draft begins from: where nothing is decided yet it is what stood there before both changes, so that the question comes back. */
  get draftBase(): F {
    return { ...this.base, ...Object.fromEntries(this.conflicts.filter(({ choice }) => choice === undefined).map(({ field, base }) => [field, base])) };
  }

  conflictOf(field: keyof F): OpenConflict<F> | undefined {
    return this.conflicts.find(conflict => conflict.field === field);
  }

  /** Begins anew; what was typed is given up. */
  begin(base: F): void {
    [this.base, this.mine, this.conflicts] = [base, base, []];
  }

  restore(base: F, mine: F): void {
    [this.base, this.mine, this.conflicts] = [base, mine, []];
  }

  edit<K extends keyof F>(field: K, value: F[K]): void {
    this.mine = { ...this.mine, [field]: value };
    this.conflicts = this.conflicts.map(conflict => (conflict.field === field ? { ...conflict, choice: 'edited' } : conflict));
  }

  choose(field: keyof F, choice: 'mine' | 'theirs'): void {
    const conflict = this.conflictOf(field);
    if (conflict === undefined) return;
    this.mine = { ...this.mine, [field]: conflict[choice] };
    this.conflicts = this.conflicts.map(one => (one === conflict ? { ...one, choice } : one));
  }

  /** The two contradict each other: theirs is what the person goes on from, and all that was typed stays. `sent` was on the screen when it was saved. */
  collide(sent: F, theirs: F, merged: object, conflicts: readonly FieldConflict[]): void {
    const isContested = (field: string): boolean => conflicts.some(conflict => conflict.field === field);
    this.take(sent, theirs, field => (isContested(field) ? sent[field] : (merged as F)[field]));
    this.conflicts = conflicts.map(conflict => ({ ...conflict, field: conflict.field as keyof F & string, choice: undefined }));
  }

  /** It is saved; what was typed since stays. */
  settle(sent: F, saved: F): void {
    this.take(sent, saved, field => saved[field]);
    this.conflicts = [];
  }

  private take(sent: F, base: F, shownOf: (field: keyof F & string) => unknown): void {
    const mine = this.fields.map(field => [field, this.mine[field] === sent[field] ? shownOf(field) : this.mine[field]]);
    this.base = base;
    this.mine = Object.fromEntries(mine) as F;
  }

  private get fields(): readonly (keyof F & string)[] {
    return Object.keys(this.base) as (keyof F & string)[];
  }
}
