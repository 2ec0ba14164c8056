import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { CreateAccessCode } from '@/application/accessCodes/CreateAccessCode';
import type { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import type { CreateCodeFailure, NewCode } from '@/application/accessCodes/ports/AccessCodeGateway';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { accessCode, type WrittenCode } from '@/domain/accessCodes/accessCode.rule';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';
import type { LimitEntry } from '../kit/forms/LimitEntry';
import { newCodeFields, stampSeats, toCodeSettings, type NewCodeForm } from './codeFields';
import { newCodeFaults, type NewCodeEntryFaults, type NewCodeDependencies } from './newCodeFaults';

export interface NewCodeUseCases extends NewCodeDependencies {
  readonly createAccessCode: CreateAccessCode;
  readonly generateAccessCode: GenerateAccessCode;
}

export interface NewCodeFaults extends NewCodeEntryFaults {
  readonly code?: Exclude<WrittenCode, { kind: 'code' }>;
}

/** The form for a new access code of an organisation. Code, seats and expiry have no defaults. */
export class NewCodeStore {
  readonly form: DraftForm<NewCodeForm, CreateCodeFailure>;
  /** The code created last. */
  made: AccessCodeDetails | undefined = undefined;

  constructor(
    private readonly organisationId: string,
    private readonly useCases: NewCodeUseCases,
    /** Called with every code that is created. */
    private readonly onMade: (code: AccessCodeDetails) => void = () => undefined,
  ) {
    this.form = new DraftForm<NewCodeForm, CreateCodeFailure>({
      key: { kind: 'administration', form: 'newAccessCode', itemId: organisationId },
      fields: newCodeFields,
      drafts: useCases.formDrafts,
      afterSave: 'another',
      stamp: stampSeats,
      submit: submission => this.submit(submission),
    });
    makeObservable(this, {
      made: observableRef,
      faults: computed,
      canSave: computed,
      write: action,
      writeLimit: action,
      generate: action,
    });
  }

  start(): Unsubscribe {
    return this.form.start();
  }

  get zone(): string {
    return this.useCases.zone;
  }

  /** Server time in milliseconds since 1970. */
  get now(): number {
    return this.useCases.clock.now();
  }

  get isExpiring(): boolean {
    return this.useCases.areExpiring();
  }

  write(field: 'code' | 'reason', text: string): void {
    this.made = undefined;
    this.form.edit(field, text);
  }

  writeLimit(field: 'seats' | 'expiry', entry: LimitEntry): void {
    this.made = undefined;
    this.form.edit(field, entry);
  }

  generate(): void {
    this.write('code', this.useCases.generateAccessCode.execute());
  }

  get faults(): NewCodeFaults {
    const { mine } = this.form;
    const written = accessCode({ text: mine.code, isNew: true });
    return { ...(written.kind !== 'code' && { code: written }), ...newCodeFaults(mine, this.useCases) };
  }

  get canSave(): boolean {
    return !this.form.busy && Object.keys(this.faults).length === 0;
  }

  async save(): Promise<void> {
    if (this.canSave) await this.form.submit();
  }

  private async submit({ mine, sent }: Submission<NewCodeForm>): Promise<FormAnswer<NewCodeForm, CreateCodeFailure>> {
    const wanted = [mine, ...sent].map(form => ({ form, code: this.toNewCode(form) }));
    const [now, ...earlier] = wanted;
    if (now === undefined) throw new Error('A submission has content.');
    const answer = await this.useCases.createAccessCode.execute(
      now.code,
      earlier.map(({ code }) => code),
    );
    if (!answer.ok)
      return answer.failure.kind === 'unreachable'
        ? { kind: 'unanswered', failure: answer.failure }
        : { kind: 'refused', failure: answer.failure };
    const { made, attempt } = answer.value;
    runInAction(() => (this.made = made));
    this.onMade(made);
    return { kind: 'saved', held: wanted.find(({ code }) => code === attempt)?.form ?? mine };
  }

  private toNewCode(form: NewCodeForm): NewCode {
    const { expiresAt, ...settings } = toCodeSettings(form, this.zone);
    const isExpiring = this.isExpiring;
    return {
      generation: isExpiring ? 'v2' : 'v1',
      organisationId: this.organisationId,
      code: form.code,
      reason: form.reason.trim(),
      ...settings,
      ...(isExpiring && expiresAt !== undefined && { expiresAt }),
    };
  }
}
