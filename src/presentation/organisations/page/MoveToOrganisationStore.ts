import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { MoveToOrganisation } from '@/application/organisations/MoveToOrganisation';
import type { MoveToOrganisationFailure } from '@/application/organisations/ports/OrganisationGateway';
import { isSameValue } from '@/domain/kernel/forms/isSameValue';
import { DraftForm } from '../../kit/forms/DraftForm';
import { isBlank } from '@/domain/kernel/isBlank';

export interface MoveToOrganisationUseCases {
  readonly moveToOrganisation: MoveToOrganisation;
  readonly formDrafts: FormDrafts;
}

// A type, because an interface is no record of fields.
export type EnteredMove = { readonly patientId: string; readonly reason: string };

/** The form that moves a patient to one organisation. The same move twice is one, so a lost answer is sent again. */
export class MoveToOrganisationStore {
  readonly form: DraftForm<EnteredMove, MoveToOrganisationFailure>;
  isOpen = false;
  /** Missing fields are shown once the person has tried to move somebody. */
  isTried = false;
  /** Who was moved last. */
  moved: string | undefined = undefined;

  constructor(
    private readonly organisationId: string,
    private readonly useCases: MoveToOrganisationUseCases,
    private readonly onMoved: () => void,
  ) {
    this.form = new DraftForm<EnteredMove, MoveToOrganisationFailure>({
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
      ...{ isOpen: observable, isTried: observable, moved: observable, isLocked: computed, missing: computed },
      ...{ open: action, cancel: action, write: action },
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.form.loaded.then(() => runInAction(() => (this.isOpen ||= this.form.isUnsaved)));
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

  open(): void {
    this.isOpen = true;
    this.moved = undefined;
  }

  cancel(): void {
    if (this.isLocked) return;
    this.isOpen = false;
    this.isTried = false;
    this.form.discard();
  }

  write(field: keyof EnteredMove, value: string): void {
    if (!this.isLocked) this.form.edit(field, value);
  }

  async save(): Promise<void> {
    runInAction(() => (this.isTried = true));
    if (this.missing.length === 0) await this.form.submit();
  }

  private async submit(
    mine: EnteredMove,
    isRepeated: boolean,
  ): Promise<FormAnswer<EnteredMove, MoveToOrganisationFailure>> {
    const move = { organisationId: this.organisationId, patientId: mine.patientId.trim(), reason: mine.reason.trim() };
    const answer = await this.useCases.moveToOrganisation.execute(move, isRepeated);
    if (!answer.ok) {
      const { failure } = answer;
      return { kind: isUnknown(failure) ? 'unanswered' : 'refused', failure };
    }
    runInAction(() => {
      this.moved = move.patientId;
      this.isOpen = false;
      this.isTried = false;
    });
    this.onMoved();
    return { kind: 'saved', held: mine };
  }
}

/** Whether it is open what became of the attempt. */
const isUnknown = ({ kind }: MoveToOrganisationFailure): boolean => kind === 'unreachable' || kind === 'sessionEnded';
