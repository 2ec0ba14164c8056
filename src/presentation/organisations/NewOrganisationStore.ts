import { asSeen } from '@/domain/kernel/asSeen';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { CreateOrganisation, CreationFailure } from '@/application/organisations/CreateOrganisation';
import type { LoadOrganisation } from '@/application/organisations/LoadOrganisation';
import { reasonFault } from '@/domain/kernel/reasonFault';
import type { Result } from '@/domain/kernel/Result';
import type { Organisation } from '@/domain/organisations/Organisation';
import { ORGANISATION_LIMITS } from '@/domain/organisations/SettingSection';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';
import { cleanSeats, limitField, seatsFault, seatsOf, type EntryFault, type LimitEntry } from '../kit/forms/LimitEntry';
import { isBlank } from '@/domain/kernel/isBlank';

export interface NewOrganisationUseCases {
  readonly createOrganisation: CreateOrganisation;
  readonly loadOrganisation: LoadOrganisation;
  readonly formDrafts: FormDrafts;
  readonly ids: IdGenerator;
}

// Must be a type alias: interfaces lack an index signature.
export type EnteredOrganisation = {
  readonly name: string;
  /** The number of patients who may join in total. */
  readonly seats: LimitEntry;
  readonly reason: string;
};

export interface NewOrganisationFaults {
  readonly name: boolean;
  readonly seats: EntryFault | undefined;
  readonly reason: boolean;
}

/** The form for an organisation below another; what is typed outlives the page until it is created or discarded. */
export class NewOrganisationStore {
  readonly form: DraftForm<EnteredOrganisation, CreationFailure>;
  /** Maximum length in UTF-16 code units. */
  readonly longestName = ORGANISATION_LIMITS.name;
  parent: Result<Organisation, CallFailure> | undefined = undefined;
  /** Errors are shown after the first attempt to save. */
  hasTriedToSubmit = false;
  private isShown = false;

  constructor(
    readonly parentId: string,
    private readonly useCases: NewOrganisationUseCases,
    private readonly onCreated: (organisationId: string) => void,
  ) {
    this.form = new DraftForm<EnteredOrganisation, CreationFailure>({
      key: { kind: 'administration', form: 'newOrganisation', itemId: parentId },
      fields: { name: textField, seats: limitField, reason: textField },
      drafts: useCases.formDrafts,
      stamp: mine => ({ ...mine, seats: cleanSeats(mine.seats) }),
      submit: submission => this.submit(submission),
      newId: () => useCases.ids.next(),
      afterSave: 'another',
    });
    makeObservable(this, {
      parent: observableRef,
      hasTriedToSubmit: observable,
      faults: computed,
      isParentOpen: computed,
      write: action,
      writeSeats: action,
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

  get faults(): NewOrganisationFaults {
    const { name, seats, reason } = this.form.mine;
    return { name: isBlank(name), seats: seatsFault(seats), reason: reasonFault(reason) !== undefined };
  }

  /** False if the parent is disabled, so that nothing can be created below it; undefined until known. */
  get isParentOpen(): boolean | undefined {
    if (!this.parent?.ok) return undefined;
    const { enabled, disabledAbove } = this.parent.value;
    return enabled && disabledAbove === undefined;
  }

  async load(): Promise<void> {
    const parent = await this.useCases.loadOrganisation.execute(this.parentId);
    runInAction(() => (this.parent = parent));
  }

  write(field: 'name' | 'reason', value: string): void {
    this.form.edit(field, value);
  }

  writeSeats(seats: LimitEntry): void {
    this.form.edit('seats', seats);
  }

  discard(): void {
    this.hasTriedToSubmit = false;
    this.form.discard();
  }

  async save(): Promise<void> {
    runInAction(() => (this.hasTriedToSubmit = true));
    const { name, seats, reason } = this.faults;
    if (name || seats !== undefined || reason) return;
    await this.form.submit();
  }

  private async submit({
    id,
    mine,
    sent,
  }: Submission<EnteredOrganisation>): Promise<FormAnswer<EnteredOrganisation, CreationFailure>> {
    const limit = seatsOf(mine.seats);
    const answer = await this.useCases.createOrganisation.execute({
      id,
      parent: this.parentId,
      name: asSeen(mine.name).trim(),
      ...(limit !== undefined && { maxRedemptions: limit }),
      reason: mine.reason.trim(),
    });
    if (answer.ok) {
      runInAction(() => (this.hasTriedToSubmit = false));
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

const isHeldBy = (sent: EnteredOrganisation, { name, maxRedemptions }: Organisation): boolean =>
  asSeen(sent.name).trim() === name && seatsOf(sent.seats) === maxRedemptions;
