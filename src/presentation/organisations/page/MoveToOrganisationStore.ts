import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { latest } from '@/application/kernel/latest';
import type { FindMember, FindMemberFailure, FoundMember } from '@/application/organisations/FindMember';
import type { MoveMemberFailure, MoveMember, MemberMove } from '@/application/organisations/MoveMember';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import { DraftForm } from '../../kit/forms/DraftForm';
import { isBlank } from '@/domain/kernel/isBlank';
import { userLimits } from '@/domain/users/userLimits';

export interface MoveToOrganisationUseCases {
  readonly findMember: FindMember;
  readonly moveMember: MoveMember;
  readonly formDrafts: FormDrafts;
}

// Must be a type alias: interfaces lack an index signature. `patientId` as typed: an id or an email address.
export type EnteredMove = { readonly patientId: string; readonly reason: string };

/** Maximum length of an email address or an id. */
export const LONGEST_PATIENT = userLimits.emailAddress;

/**
 * The form that moves a patient to one organisation. No one is moved before their name and organisation were shown.
 * Moving twice has the effect of once, so after a lost answer the move is sent again.
 */
export class MoveToOrganisationStore {
  readonly form: DraftForm<EnteredMove, MoveMemberFailure>;
  isOpen = false;
  /** Missing fields are marked after the first attempt to move a patient. */
  hasTriedToSubmit = false;
  /** The patient with the entered address or id. */
  found: FoundMember | undefined = undefined;
  findFailure: FindMemberFailure | undefined = undefined;
  isFinding = false;
  /** The last move, with the patient as they were before it. */
  moved: MemberMove | undefined = undefined;
  isUndone = false;
  isUndoing = false;
  undoFailure: MoveMemberFailure | undefined = undefined;
  private isUndoRepeated = false;
  private readonly latest = latest();

  constructor(
    private readonly organisationId: string,
    private readonly useCases: MoveToOrganisationUseCases,
    private readonly onMoved: () => void,
  ) {
    this.form = new DraftForm<EnteredMove, MoveMemberFailure>({
      key: { kind: 'administration', form: 'moveToOrganisation', itemId: organisationId },
      fields: { patientId: textField, reason: textField },
      drafts: useCases.formDrafts,
      submit: ({ mine, sent }) =>
        this.submit(
          mine,
          sent.some(one => isSameValue(one, mine)),
        ),
      afterSave: 'another',
    });
    makeObservable(this, {
      ...{ isOpen: observable, hasTriedToSubmit: observable, isLocked: computed, missing: computed },
      ...{
        canFind: computed,
        isHere: computed,
        former: computed,
        found: observableRef,
        findFailure: observableRef,
        isFinding: observable,
      },
      ...{ moved: observableRef, isUndone: observable, isUndoing: observable, undoFailure: observableRef },
      ...{ open: action, cancel: action, write: action },
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.form.loaded.then(() => {
      runInAction(() => (this.isOpen ||= this.form.isUnsaved));
      // The patient of a restored draft is named again.
      if (!isBlank(this.form.mine.patientId)) void this.find();
    });
    return stop;
  }

  /** An attempt without an answer, unless a later one was refused, is settled with what was sent. */
  get isLocked(): boolean {
    const { busy, status, failure } = this.form;
    return busy || (status === 'unanswered' && (failure === undefined || isUnknown(failure)));
  }

  get missing(): readonly (keyof EnteredMove)[] {
    const { mine } = this.form;
    return (['patientId', 'reason'] as const).filter(field => isBlank(mine[field]));
  }

  get canFind(): boolean {
    return !this.form.busy && !isBlank(this.form.mine.patientId);
  }

  /** True if the patient is here already, unless an attempt without an answer may have moved them. */
  get isHere(): boolean {
    return this.found?.organisation?.id === this.organisationId && this.form.status !== 'unanswered';
  }

  /**
   * The patient's previous organisation. Undefined if it is unknown, or if an attempt before a reload had moved them.
   */
  get former(): OrganisationName | undefined {
    const former = this.moved?.patient.organisation;
    return former?.id === this.organisationId ? undefined : former;
  }

  open(): void {
    this.isOpen = true;
    this.moved = undefined;
  }

  cancel(): void {
    if (this.isLocked) return;
    this.close();
    this.form.discard();
  }

  write(field: keyof EnteredMove, value: string): void {
    if (this.isLocked) return;
    if (field === 'patientId') this.forget();
    this.form.edit(field, value);
  }

  /** Finds the patient with the entered address or id. */
  async find(): Promise<void> {
    const { patientId } = this.form.mine;
    if (isBlank(patientId)) return;
    const isLatest = this.latest.begin();
    runInAction(() => (this.isFinding = true));
    const answer = await this.useCases.findMember.execute(patientId);
    // The entry has changed in the meantime.
    if (!isLatest()) return;
    runInAction(() => {
      this.isFinding = false;
      this.found = answer.ok ? answer.value : undefined;
      this.findFailure = answer.ok ? undefined : answer.failure;
    });
  }

  /** The first click shows the patient's name; the next one moves them. */
  async save(): Promise<void> {
    runInAction(() => (this.hasTriedToSubmit = true));
    if (this.found === undefined) return this.find();
    if (this.missing.length === 0 && !this.isHere) await this.form.submit();
  }

  async undo(reason: string): Promise<void> {
    const { moved } = this;
    if (moved === undefined || this.isUndoing) return;
    runInAction(() => ([this.isUndoing, this.undoFailure] = [true, undefined]));
    const answer = await this.useCases.moveMember.undo({ ...moved, reason }, this.isUndoRepeated);
    runInAction(() => {
      this.isUndoing = false;
      this.isUndone = answer.ok;
      if (!answer.ok) this.undoFailure = answer.failure;
    });
    this.isUndoRepeated = !answer.ok && isUnknown(answer.failure);
    if (answer.ok) this.onMoved();
  }

  private async submit(mine: EnteredMove, isRepeated: boolean): Promise<FormAnswer<EnteredMove, MoveMemberFailure>> {
    const { found: patient } = this;
    if (patient === undefined) throw new Error('No patient was named.');
    const move = { organisationId: this.organisationId, patient, reason: mine.reason.trim() };
    const answer = await this.useCases.moveMember.execute(move, isRepeated);
    if (!answer.ok) {
      const { failure } = answer;
      if (failure.kind === 'movedMeanwhile') await this.find();
      return { kind: isUnknown(failure) ? 'unanswered' : 'refused', failure };
    }
    runInAction(() => {
      [this.moved, this.isUndone, this.undoFailure] = [move, false, undefined];
      this.close();
    });
    this.isUndoRepeated = false;
    this.onMoved();
    return { kind: 'saved', held: mine };
  }

  private close(): void {
    [this.isOpen, this.hasTriedToSubmit] = [false, false];
    this.forget();
  }

  private forget(): void {
    this.latest.cancel();
    [this.found, this.findFailure, this.isFinding] = [undefined, undefined, false];
  }
}

/** True if the outcome of the attempt is unknown. */
const isUnknown = ({ kind }: MoveMemberFailure): boolean => kind === 'unreachable' || kind === 'sessionEnded';
