import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { CreateOrganisation, CreationFailure } from '@/application/organisations/CreateOrganisation';
import type { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import type { Result } from '@/domain/kernel/Result';
import type { Organisation } from '@/domain/organisations/Organisation';
import { ORGANISATION_LIMITS } from '@/domain/organisations/SettingSection';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';

export interface NewOrganisationUseCases {
  readonly createOrganisation: CreateOrganisation;
  readonly loadOrganisation: LoadOrganisation;
  readonly formDrafts: FormDrafts;
  readonly ids: IdGenerator;
}

// A type, because an interface is no record of fields.
type Entered = {
  readonly name: string;
  /** How many patients may join in all, as it was typed; empty without a limit. */
  readonly seats: string;
  readonly reason: string;
};

/** The form for an organisation below another; what is typed outlives the page until it is created or discarded. */
export class NewOrganisationStore {
  readonly form: DraftForm<Entered, CreationFailure>;
  /** Lengths in UTF-16 code units. */
  readonly longest = { name: ORGANISATION_LIMITS.name, reason: ORGANISATION_LIMITS.reason };
  parent: Result<Organisation, CallFailure> | undefined = undefined;
  /** Missing fields are shown once the person has tried to save. */
  tried = false;
  private isShown = false;

  constructor(
    readonly parentId: string,
    private readonly useCases: NewOrganisationUseCases,
    private readonly onCreated: (organisationId: string) => void,
  ) {
    this.form = new DraftForm<Entered, CreationFailure>({
      key: { kind: 'administration', form: 'newOrganisation', itemId: parentId },
      fields: { name: textField, seats: textField, reason: textField },
      drafts: useCases.formDrafts,
      submit: submission => this.submit(submission),
      newId: () => useCases.ids.next(),
      afterSave: 'another',
    });
    makeObservable(this, {
      parent: observableRef,
      tried: observable,
      nameMissing: computed,
      seatsFault: computed,
      isParentOpen: computed,
      write: action,
      discard: action,
    });
  }

  start(): Unsubscribe {
    this.isShown = true;
    const stop = this.form.start();
    void this.load();
    return () => {
      this.isShown = false;
      stop();
    };
  }

  get nameMissing(): boolean {
    return this.form.mine.name.trim() === '';
  }

  get seatsFault(): boolean {
    return !/^\d{0,8}$/.test(this.form.mine.seats.trim());
  }

  /** Nothing is created below a disabled organisation; undefined until that is known. */
  get isParentOpen(): boolean | undefined {
    if (!this.parent?.ok) return undefined;
    const { enabled, disabledAbove } = this.parent.value;
    return enabled && disabledAbove === undefined;
  }

  async load(): Promise<void> {
    const parent = await this.useCases.loadOrganisation.execute(this.parentId);
    runInAction(() => (this.parent = parent));
  }

  write(field: keyof Entered, value: string): void {
    this.form.edit(field, value);
  }

  discard(): void {
    this.tried = false;
    this.form.discard();
  }

  async save(): Promise<void> {
    runInAction(() => (this.tried = true));
    if (this.nameMissing || this.seatsFault) return;
    await this.form.submit();
  }

  private async submit({ id, mine, sent }: Submission<Entered>): Promise<FormAnswer<Entered, CreationFailure>> {
    const limit = limitOf(mine);
    const answer = await this.useCases.createOrganisation.execute({
      id,
      parent: this.parentId,
      name: mine.name.trim(),
      ...(limit !== undefined && { maxRedemptions: limit }),
      ...(mine.reason.trim() !== '' && { reason: mine.reason.trim() }),
    });
    if (answer.ok) {
      runInAction(() => (this.tried = false));
      if (this.isShown) this.onCreated(answer.value.id);
      return { kind: 'saved', held: mine };
    }
    const { failure } = answer;
    // An earlier attempt under this id has arrived with another name or limit.
    const earlier = failure.kind === 'idTaken' ? sent.find(one => isHeldBy(one, failure.held)) : undefined;
    if (earlier !== undefined) return { kind: 'saved', held: earlier };
    const isUnknown = failure.kind === 'unreachable' || failure.kind === 'sessionEnded';
    return { kind: isUnknown ? 'unanswered' : 'refused', failure };
  }
}

const limitOf = ({ seats }: Entered): number | undefined => (seats.trim() === '' ? undefined : Number(seats));

const isHeldBy = (sent: Entered, { name, maxRedemptions }: Organisation): boolean =>
  sent.name.trim() === name && limitOf(sent) === maxRedemptions;
