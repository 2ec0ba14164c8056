import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DeleteAccessCode } from '@/application/accessCodes/DeleteAccessCode';
import type { CodeActFailure, SetCodeEnabled } from '@/application/accessCodes/SetCodeEnabled';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { choiceField, textField } from '@/application/kernel/forms/FormFields';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { DraftForm } from '../kit/forms/DraftForm';
import { CODE_ACTS, type CodeAct } from './CodeAct';
import { isBlank } from '@/domain/kernel/isBlank';

export interface CodeActUseCases {
  readonly setCodeEnabled: SetCodeEnabled;
  readonly deleteAccessCode: DeleteAccessCode;
  readonly formDrafts: FormDrafts;
}

export interface CodeActListener {
  /** Called with every newer version of the code. */
  readonly onRead: (code: AccessCodeDetails) => void;
  readonly onDeleted: (code: AccessCodeDetails) => void;
  /** Called when the known state of the code may be out of date. */
  readonly onDoubt: () => void;
}

// Must be a type alias: an interface has no index signature.
type Entered = {
  readonly act: CodeAct | null;
  readonly reason: string;
};

/**
 * Enables, disables or deletes a code, after asking for a reason. The question is a draft from the first key press
 * until it is answered.
 */
export class CodeActStore {
  readonly form: DraftForm<Entered>;
  private asked: CodeAct | undefined = undefined;
  /** True after the first attempt to confirm; a missing reason is then an error. */
  hasTriedToSubmit = false;
  busy = false;
  failure: CodeActFailure | undefined = undefined;
  /** The act completed last, until another question is asked. */
  done: CodeAct | undefined = undefined;

  constructor(
    code: string,
    private readonly useCases: CodeActUseCases,
    private readonly listener: CodeActListener,
  ) {
    this.form = new DraftForm<Entered>({
      key: { kind: 'administration', form: 'accessCodeAct', itemId: code },
      fields: { act: choiceField(CODE_ACTS), reason: textField },
      drafts: useCases.formDrafts,
    });
    makeObservable<this, 'asked'>(this, {
      asked: observable,
      act: computed,
      reason: computed,
      hasTriedToSubmit: observable,
      busy: observable,
      failure: observableRef,
      done: observable,
      ask: action,
      writeReason: action,
      cancel: action,
    });
  }

  start(): Unsubscribe {
    return this.form.start();
  }

  /** The act that the user is asked about; undefined if there is none. */
  get act(): CodeAct | undefined {
    return this.form.mine.act ?? this.asked;
  }

  get reason(): string {
    return this.form.mine.reason;
  }

  ask(act: CodeAct): void {
    if (this.busy) return;
    if (this.form.isUnsaved) this.form.discard();
    this.asked = act;
    this.hasTriedToSubmit = false;
    this.failure = undefined;
    this.done = undefined;
  }

  writeReason(reason: string): void {
    if (this.busy) return;
    this.form.edit('act', this.act ?? null);
    this.form.edit('reason', reason);
  }

  cancel(): void {
    if (this.busy) return;
    this.asked = undefined;
    this.form.discard();
    this.failure = undefined;
  }

  get isReasonMissing(): boolean {
    return isBlank(this.reason);
  }

  /**
   * Carries out the act. `code`: the version on screen. If another administrator has changed the code, that change is
   * shown and nothing is done.
   */
  async confirm(code: AccessCodeDetails): Promise<void> {
    const { act } = this;
    if (act === undefined || this.busy) return;
    runInAction(() => (this.hasTriedToSubmit = true));
    if (this.isReasonMissing) return;
    runInAction(() => {
      this.busy = true;
      this.failure = undefined;
    });
    const failure = act === 'delete' ? await this.delete(code) : await this.setEnabled(code, act === 'enable');
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
      if (failure === undefined) {
        this.asked = undefined;
        this.form.discard();
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
