import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FlagChanges, FlagRefusal } from './FlagChanges';
import type { Flaggable } from './Flaggable';

/** Asks on one screen why the high-risk flag of a patient is to be changed. A reason that was typed is there again until it was used. */
export class PatientFlag {
  /** Whose flag is to be changed; undefined while the dialog is closed. */
  asking: Flaggable | undefined = undefined;
  reason = '';
  failure: FlagRefusal | undefined = undefined;
  private readonly typed = new Map<string, string>();

  constructor(readonly changes: FlagChanges) {
    makeObservable(this, { asking: observableRef, reason: observable, failure: observableRef, ask: action, cancel: action, write: action });
  }

  ask(patient: Flaggable): void {
    if (this.changes.busy) return;
    [this.asking, this.reason, this.failure] = [patient, this.typed.get(patient.id) ?? '', undefined];
  }

  cancel(): void {
    [this.asking, this.failure] = [undefined, undefined];
  }

  write(reason: string): void {
    [this.reason, this.failure] = [reason, undefined];
    if (this.asking !== undefined) this.typed.set(this.asking.id, reason);
  }

  async confirm(): Promise<void> {
    const { asking, reason } = this;
    if (asking === undefined || this.changes.busy) return;
    const answer = await this.changes.change(asking, reason);
    runInAction(() => {
      if (!answer.ok && answer.failure.kind !== 'unconfirmed') this.failure = answer.failure;
      else {
        this.typed.delete(asking.id);
        this.asking = undefined;
      }
    });
  }
}
