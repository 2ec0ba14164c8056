import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DeleteAccessCode } from '@/application/accessCodes/DeleteAccessCode';
import type { CodeActFailure, SetCodeEnabled } from '@/application/accessCodes/SetCodeEnabled';
import type { AccessCodeDetails } from '@/domain/accessCodes/AccessCode';

export interface CodeActUseCases {
  readonly setCodeEnabled: SetCodeEnabled;
  readonly deleteAccessCode: DeleteAccessCode;
}

export type CodeAct = 'enable' | 'disable' | 'delete';

export interface CodeActListener {
  /** A newer reading of the code. */
  readonly onRead: (code: AccessCodeDetails) => void;
  readonly onDeleted: (code: AccessCodeDetails) => void;
  /** What is known of the code is out of date. */
  readonly onDoubt: () => void;
}

/** Enabling, disabling and deleting one code: a question with a reason, and what came of it. */
export class CodeActStore {
  /** What is asked about; undefined while nothing is. */
  act: CodeAct | undefined = undefined;
  reason = '';
  busy = false;
  failure: CodeActFailure | undefined = undefined;
  /** What was done last, as long as nothing else is asked. */
  done: CodeAct | undefined = undefined;

  constructor(
    private readonly useCases: CodeActUseCases,
    private readonly listener: CodeActListener,
  ) {
    makeObservable(this, {
      act: observable,
      reason: observable,
      busy: observable,
      failure: observableRef,
      done: observable,
      ask: action,
      writeReason: action,
      cancel: action,
    });
  }

  ask(act: CodeAct): void {
    if (this.busy) return;
    this.act = act;
    this.reason = '';
    this.failure = undefined;
    this.done = undefined;
  }

  writeReason(reason: string): void {
    this.reason = reason;
  }

  cancel(): void {
    if (this.busy) return;
    this.act = undefined;
    this.failure = undefined;
  }

  get canConfirm(): boolean {
    return this.act !== undefined && !this.busy && this.reason.trim() !== '';
  }

  /** `code`: as it is on screen. What another administrator changed meanwhile is shown before anything is done. */
  async confirm(code: AccessCodeDetails): Promise<void> {
    const { act } = this;
    if (act === undefined || !this.canConfirm) return;
    runInAction(() => {
      this.busy = true;
      this.failure = undefined;
    });
    const failure = act === 'delete' ? await this.delete(code) : await this.setEnabled(code, act === 'enable');
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      if (failure === undefined) {
        this.act = undefined;
        this.done = act;
      } else if ('now' in failure) this.listener.onRead(failure.now);
    });
    if (failure !== undefined && !('now' in failure)) this.listener.onDoubt();
  }

  private async setEnabled(code: AccessCodeDetails, enabled: boolean): Promise<CodeActFailure | undefined> {
    const answer = await this.useCases.setCodeEnabled.execute(code, enabled, this.reason.trim());
    if (!answer.ok) return answer.failure;
    this.listener.onRead(answer.value);
    return undefined;
  }

  private async delete(code: AccessCodeDetails): Promise<CodeActFailure | undefined> {
    const answer = await this.useCases.deleteAccessCode.execute(code, this.reason.trim());
    if (!answer.ok) return answer.failure;
    this.listener.onDeleted(code);
    return undefined;
  }
}
