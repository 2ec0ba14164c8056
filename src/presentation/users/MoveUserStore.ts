import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { CodesToChoose, MoveFailure, MoveUser, OrganisationsOfUser } from '@/application/users/MoveUser';
import type { Result } from '@/domain/kernel/Result';
import { accessReasonFault } from '@/domain/users/accessReasonFault';
import type { ListedUser } from '@/domain/users/ListedUser';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { isBlank } from '@/domain/kernel/isBlank';

export interface MoveUserUseCases {
  readonly moveUser: MoveUser;
  readonly formDrafts: FormDrafts;
}

// Must be a type alias: an interface has no index signature.
export type EnteredMove = { readonly accessCode: string; readonly reason: string };

/**
 * A user's organisation, and the form that moves them to another one with an access code. A repeated move changes
 * nothing, so it is retried after a lost answer. A user whom a colleague has moved since is not moved.
 */
export class MoveUserStore {
  readonly form: DraftForm<EnteredMove, MoveFailure>;
  /** The organisation of the user and those above it; undefined until they are loaded. */
  organisations: Result<OrganisationsOfUser, CallFailure> | undefined = undefined;
  /** Id of the organisation whose codes are offered; empty if none is chosen. */
  chosen = '';
  codes: Result<CodesToChoose, CallFailure> | undefined = undefined;
  isOpen = false;
  /** True after the first attempt to save; errors are then shown. */
  hasTriedToSubmit = false;
  /** The user after the move. */
  moved: ListedUser | undefined = undefined;
  /** Id of the organisation that was last shown; it may be out of date. */
  private seen: string | undefined = undefined;
  private readonly latest = latest();

  constructor(
    private readonly userId: string,
    private readonly useCases: MoveUserUseCases,
    private readonly onMoved: () => void,
  ) {
    this.form = new DraftForm<EnteredMove, MoveFailure>({
      key: { kind: 'administration', form: 'moveUser', itemId: userId },
      fields: { accessCode: textField, reason: textField },
      drafts: useCases.formDrafts,
      submit: submission => this.submit(submission),
      afterSave: 'another',
    });
    makeObservable(this, {
      ...{ organisations: observableRef, chosen: observable, codes: observableRef },
      ...{ isOpen: observable, hasTriedToSubmit: observable, moved: observableRef, faults: computed },
      ...{ open: action, cancel: action, write: action, choose: action },
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.form.loaded.then(() => runInAction(() => (this.isOpen ||= this.form.isUnsaved)));
    void this.load();
    return stop;
  }

  get faults(): { readonly accessCode: boolean; readonly reason: boolean } {
    const { accessCode, reason } = this.form.mine;
    return { accessCode: isBlank(pastedIdentifier(accessCode)), reason: accessReasonFault(reason) !== undefined };
  }

  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    const organisations = await this.useCases.moveUser.load(this.userId);
    // A later request may have been answered first.
    if (!isLatest()) return;
    runInAction(() => (this.organisations = organisations));
    if (organisations.ok) this.seen = organisations.value.path[0]?.id;
  }

  open(): void {
    this.isOpen = true;
    this.moved = undefined;
  }

  cancel(): void {
    if (this.form.busy) return;
    [this.isOpen, this.hasTriedToSubmit, this.chosen] = [false, false, ''];
    this.form.discard();
  }

  /** Loads the codes of an organisation to choose from. */
  choose(organisationId: string): void {
    this.chosen = organisationId;
    this.codes = undefined;
    if (organisationId !== '') void this.loadCodes(organisationId);
  }

  write(field: keyof EnteredMove, text: string): void {
    this.form.edit(field, text);
  }

  async save(): Promise<void> {
    runInAction(() => (this.hasTriedToSubmit = true));
    const { accessCode, reason } = this.faults;
    if (!accessCode && !reason) await this.form.submit();
  }

  private async loadCodes(organisationId: string): Promise<void> {
    const codes = await this.useCases.moveUser.codesOf(organisationId);
    // The user may have chosen another organisation while the codes were loading.
    if (organisationId === this.chosen) runInAction(() => (this.codes = codes));
  }

  private async submit({ mine }: Submission<EnteredMove>): Promise<FormAnswer<EnteredMove, MoveFailure>> {
    const answer = await this.useCases.moveUser.move(this.userId, { ...mine, seen: this.seen });
    if (!answer.ok) {
      const { failure } = answer;
      // Shows the user's current organisation before a move is sent again.
      if (failure.kind === 'unreachable' || failure.kind === 'changedMeanwhile') await this.load();
      const isUnknown = failure.kind === 'unreachable' || failure.kind === 'sessionEnded';
      return { kind: isUnknown ? 'unanswered' : 'refused', failure };
    }
    runInAction(() => {
      this.moved = answer.value;
      [this.isOpen, this.hasTriedToSubmit, this.chosen] = [false, false, ''];
    });
    void this.load();
    this.onMoved();
    return { kind: 'saved', held: mine };
  }
}
