import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ChangeUserGroups, SaveGroupsFailure } from '@/application/users/ChangeUserGroups';
import type { LoadUserAccess } from '@/application/users/LoadUserAccess';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { FormAnswer } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Loaded } from '@/domain/kernel/Loaded';
import { accessReasonFault } from '@/domain/users/accessReasonFault';
import { scopeDifference, type ScopeDifference } from '@/domain/users/scopeDifference.rule';
import { scopeTerms, type ScopeTerm } from '@/domain/users/ScopeTerm';
import {
  otherScopesOf,
  rightTermsOf,
  type RightTerm,
  type RightTerms,
  type UserAccess,
} from '@/domain/users/UserAccess';
import { isRightName, RIGHT_NAMES, rightNamed, type RightName } from '@/domain/users/UserGroup';
import { DraftForm, type Submission } from '../kit/forms/DraftForm';
import { rightFields, lastDayFault, termsOf, toRightsForm, type RightsForm, type LastDayFault } from './rightFields';

export interface UserAccessUseCases {
  readonly loadUserAccess: LoadUserAccess;
  readonly changeUserGroups: ChangeUserGroups;
  readonly formDrafts: FormDrafts;
  /** Of the server: last days pass by its time. */
  readonly clock: Clock;
  /** By whose calendar last days count, such as `Europe/London`. */
  readonly zone: string;
  /** The person who is signed in. */
  readonly self: () => { readonly uid: string; readonly email: string } | undefined;
}

export type GroupsFailure = Exclude<SaveGroupsFailure, { readonly kind: 'conflict' }>;

/** One person: what they were given, and what is being made of their rights. What is entered outlives the page. */
export class UserAccessStore {
  readonly form: DraftForm<RightsForm, GroupsFailure>;
  access: Loaded<UserAccess, CallFailure> = { status: 'unknown' };
  loading = false;
  /** Rights that a colleague changed meanwhile; they are on the screen with the person's own. */
  takenOver: readonly RightName[] = [];
  /** A missing reason is named once somebody has tried to save. */
  isTried = false;
  private round = 0;

  constructor(
    readonly userId: string,
    private readonly useCases: UserAccessUseCases,
    /** Runs with every newer reading. */
    private readonly onRead: (access: UserAccess) => void = () => undefined,
  ) {
    this.form = new DraftForm<RightsForm, GroupsFailure>({
      key: { kind: 'administration', form: 'userGroups', itemId: userId },
      fields: rightFields,
      drafts: useCases.formDrafts,
      submit: submission => this.submit(submission),
      readAgain: () => this.readAgain(),
    });
    makeObservable<this, 'read' | 'fail'>(this, {
      access: observableRef,
      loading: observable,
      takenOver: observableRef,
      isTried: observable,
      known: computed,
      difference: computed,
      isReasonMissing: computed,
      canSave: computed,
      load: action,
      write: action,
      writeReason: action,
      discard: action,
      save: action,
      read: action,
      fail: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.form.start();
    void this.load();
    return () => {
      this.round += 1;
      stop();
    };
  }

  /** Access as far as it is known, be it out of date. */
  get known(): UserAccess | undefined {
    const { access } = this;
    if (access.status === 'known') return access.value;
    return access.status === 'couldNotCheck' ? access.last?.value : undefined;
  }

  /** Loads it anew; what is known stays on show meanwhile, and what is entered stays. */
  async load(): Promise<void> {
    const round = ++this.round;
    this.loading = true;
    const answer = await this.useCases.loadUserAccess.execute(this.userId);
    if (round !== this.round) return;
    runInAction(() => {
      this.loading = false;
      if (!answer.ok) {
        this.fail(answer.failure);
        return;
      }
      this.read(answer.value.value);
      this.form.open(toRightsForm(answer.value.value), answer.value.etag);
    });
  }

  write(right: RightName, term: RightTerm): void {
    this.beginAfterSave();
    this.form.edit(right, term);
  }

  writeReason(reason: string): void {
    this.beginAfterSave();
    this.form.edit('reason', reason);
  }

  /** The reason for the change that is being made; that of a saved one belongs to the past. */
  get reason(): string {
    return this.form.status === 'saved' ? '' : this.form.mine.reason;
  }

  get changedRights(): readonly RightName[] {
    return this.form.changed.filter(isRightName);
  }

  /** What the rights on the screen would give and take, compared with what the server was last known to hold. */
  get difference(): ScopeDifference {
    const { known, form } = this;
    const termsWith = (terms: RightTerms): readonly ScopeTerm[] =>
      scopeTerms([
        ...RIGHT_NAMES.flatMap(name => {
          const lastDay = terms[name];
          return lastDay === null ? [] : [{ right: rightNamed(name), lastDay }];
        }),
        ...(known === undefined ? [] : otherScopesOf(known)).map(scope => ({
          right: { kind: 'scope', scope } as const,
          lastDay: '',
        })),
      ]);
    return scopeDifference({
      before: known === undefined ? [] : termsWith(rightTermsOf(known)),
      after: termsWith(termsOf(form.mine)),
    });
  }

  /** Whether the person on the page gets a right, or loses it. */
  changeOf(right: RightName): 'given' | 'taken' | 'ended' | undefined {
    const { known } = this;
    if (known === undefined || !this.changedRights.includes(right)) return undefined;
    if (this.form.mine[right] === null) return 'taken';
    return rightTermsOf(known)[right] === null ? 'given' : 'ended';
  }

  /** What is wrong with a last day that the person entered. */
  faultOf(right: RightName): LastDayFault | undefined {
    const { clock, zone } = this.useCases;
    return this.changedRights.includes(right) ? lastDayFault(this.form.mine[right], clock.now(), zone) : undefined;
  }

  get isWhole(): boolean {
    return this.known !== undefined && this.known.unreadable === 0;
  }

  /** Nobody changes their own rights. */
  get isSelf(): boolean {
    const me = this.useCases.self();
    const user = this.known?.user;
    if (me === undefined || user === undefined) return false;
    return me.uid === user.id || me.email.toLowerCase() === user.emailAddress.toLowerCase();
  }

  /** Patients gain no rights; those that one has can be taken away. */
  get isPatientWithoutRights(): boolean {
    const { known } = this;
    return known?.user.kind === 'patient' && known.groups.length === 0 && known.scopes.length === 0;
  }

  get isReasonMissing(): boolean {
    return accessReasonFault(this.reason) !== undefined;
  }

  get hasChange(): boolean {
    const { form } = this;
    return this.changedRights.length > 0 || form.conflicts.length > 0 || form.status === 'unanswered';
  }

  /** Whether everything but the reason, which is named when it is missing, allows to save. */
  get canSave(): boolean {
    const { form } = this;
    const isFaulty = RIGHT_NAMES.some(right => this.faultOf(right) !== undefined);
    const isChangeable = this.isWhole && !this.isSelf && !this.isPatientWithoutRights;
    return !form.busy && isChangeable && this.hasChange && !isFaulty && form.isDecided;
  }

  discard(): void {
    this.isTried = false;
    this.form.discard(this.known && toRightsForm(this.known));
  }

  async save(): Promise<void> {
    if (!this.canSave) return;
    this.isTried = true;
    if (this.isReasonMissing) return;
    await this.form.submit();
    // What was refused may have become out of date, such as what has to be handed over first.
    if (this.form.status === 'refused') await this.load();
  }

  private async submit({ base, mine, sent }: Submission<RightsForm>): Promise<FormAnswer<RightsForm, GroupsFailure>> {
    const answer = await this.useCases.changeUserGroups.execute({
      userId: this.userId,
      base: termsOf(base),
      mine: termsOf(mine),
      sent: sent.map(termsOf),
      reason: mine.reason.trim(),
    });
    return runInAction(() => this.formAnswer(answer, mine.reason));
  }

  private formAnswer(
    answer: Awaited<ReturnType<ChangeUserGroups['execute']>>,
    reason: string,
  ): FormAnswer<RightsForm, GroupsFailure> {
    if (answer.ok) {
      const { saved, takenOver } = answer.value;
      this.read(saved.value);
      this.takenOver = takenOver.filter(isRightName);
      this.isTried = false;
      return { kind: 'saved', held: toRightsForm(saved.value, reason), version: saved.etag };
    }
    const { failure } = answer;
    if (failure.kind === 'unreachable') return { kind: 'unanswered', failure };
    if (failure.kind !== 'conflict') return { kind: 'refused', failure };
    this.read(failure.theirs.value);
    return {
      kind: 'conflict',
      held: toRightsForm(failure.theirs.value),
      version: failure.theirs.etag,
      conflicts: failure.conflicts.map(one => ({ ...one, field: one.field as RightName })),
    };
  }

  /** A reading that is on its way is older than what is known now. */
  private endReading(): void {
    this.round += 1;
    this.loading = false;
  }

  private readAgain(): void {
    this.access = { status: 'unknown' };
    void this.load();
  }

  private read(access: UserAccess): void {
    this.endReading();
    this.access = { status: 'known', value: access, at: this.useCases.clock.now() };
    this.onRead(access);
  }

  private beginAfterSave(): void {
    this.takenOver = [];
    const { known, form } = this;
    if (known !== undefined && form.status === 'saved') form.open(toRightsForm(known), form.version);
  }

  private fail(failure: CallFailure): void {
    const { access } = this;
    const last = access.status === 'known' ? { value: access.value, at: access.at } : undefined;
    const before = access.status === 'couldNotCheck' ? access.last : last;
    const isGone = failure.kind === 'notAllowed' || failure.kind === 'notFound';
    this.access = { status: 'couldNotCheck', failure, ...(before && !isGone && { last: before }) };
  }
}
