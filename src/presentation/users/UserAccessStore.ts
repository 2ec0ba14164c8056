import { computed, makeObservable } from 'mobx';
import type { ChangeUserGroups, SaveGroupsFailure } from '@/application/users/ChangeUserGroups';
import type { LoadUserAccess } from '@/application/users/LoadUserAccess';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { Clock } from '@/application/kernel/ports/Clock';
import { mapOk } from '@/domain/kernel/Result';
import { accessReasonFault } from '@/domain/users/accessReasonFault';
import { scopeDifference, type ScopeDifference } from '@/domain/users/scopeDifference.rule';
import { scopeExpiries, type ScopeExpiry } from '@/domain/users/ScopeExpiry';
import { otherScopesOf, rightExpiriesOf, type RightExpiries, type UserAccess } from '@/domain/users/UserAccess';
import { RIGHT_NAMES, rightNamed, type RightName } from '@/domain/users/UserGroup';
import { EditableRecord } from '../kit/forms/EditableRecord';
import { rightFields, lastDayFault, expiriesOf, toRightsForm, type RightsForm, type LastDayFault } from './rightFields';

export interface UserAccessUseCases {
  readonly loadUserAccess: LoadUserAccess;
  readonly changeUserGroups: ChangeUserGroups;
  readonly formDrafts: FormDrafts;
  /** A clock that shows the server's time, by which last days are over. */
  readonly clock: Clock;
  /** The time zone of last days, for example `Europe/London`. */
  readonly zone: string;
  /** Returns the signed-in user. */
  readonly self: () => { readonly uid: string; readonly email: string } | undefined;
}

export type GroupsFailure = Exclude<SaveGroupsFailure, { readonly kind: 'conflict' }>;

/** One user: the rights granted to them, and the edits to those. */
export class UserAccessStore extends EditableRecord<RightsForm, UserAccess, GroupsFailure> {
  constructor(
    readonly userId: string,
    private readonly useCases: UserAccessUseCases,
    /** Called with every version that is loaded or saved. */
    onRead: (access: UserAccess) => void = () => undefined,
  ) {
    super({
      key: { kind: 'administration', form: 'userGroups', itemId: userId },
      fields: rightFields,
      drafts: useCases.formDrafts,
      clock: useCases.clock,
      load: async () => mapOk(await useCases.loadUserAccess.execute(userId), ({ value }) => value),
      onRead,
      toForm: access => toRightsForm(access),
      maySave: () => this.isWhole && !this.isSelf && !this.isPatientWithoutRights && !this.isFaulty,
      isIncomplete: () => this.isReasonMissing,
      save: (_, { base, mine, sent }) =>
        useCases.changeUserGroups.execute({
          userId,
          base: expiriesOf(base),
          mine: expiriesOf(mine),
          sent: sent.map(expiriesOf),
          reason: mine.reason.trim(),
        }),
    });
    makeObservable(this, { difference: computed, isReasonMissing: computed });
  }

  /** The difference between the rights on screen and those that the server last reported. */
  get difference(): ScopeDifference {
    const { known, form } = this;
    const expiriesWith = (expiries: RightExpiries): readonly ScopeExpiry[] =>
      scopeExpiries([
        ...RIGHT_NAMES.flatMap(name => {
          const lastDay = expiries[name];
          return lastDay === null ? [] : [{ right: rightNamed(name), lastDay }];
        }),
        ...(known === undefined ? [] : otherScopesOf(known)).map(scope => ({
          right: { kind: 'scope', scope } as const,
          lastDay: '',
        })),
      ]);
    return scopeDifference({
      before: known === undefined ? [] : expiriesWith(rightExpiriesOf(known)),
      after: expiriesWith(expiriesOf(form.mine)),
    });
  }

  /** The effect of an unsaved edit: it grants, removes or limits a right; undefined if it is unchanged. */
  changeOf(right: RightName): 'given' | 'taken' | 'ended' | undefined {
    const { known } = this;
    if (known === undefined || !this.changed.includes(right)) return undefined;
    if (this.form.mine[right] === null) return 'taken';
    return rightExpiriesOf(known)[right] === null ? 'given' : 'ended';
  }

  /** The error in a last day that the user has entered. */
  faultOf(right: RightName): LastDayFault | undefined {
    const { clock, zone } = this.useCases;
    return this.changed.includes(right) ? lastDayFault(this.form.mine[right], clock.now(), zone) : undefined;
  }

  get isWhole(): boolean {
    return this.known !== undefined && this.known.unreadable === 0;
  }

  /** True if the page shows the signed-in user, who cannot change their own rights. */
  get isSelf(): boolean {
    const me = this.useCases.self();
    const user = this.known?.user;
    if (me === undefined || user === undefined) return false;
    return me.uid === user.id || me.email.toLowerCase() === user.emailAddress.toLowerCase();
  }

  /** True for a patient without rights, who cannot be given any. Existing rights of a patient can be removed. */
  get isPatientWithoutRights(): boolean {
    const { known } = this;
    return known?.user.kind === 'patient' && known.groups.length === 0 && known.scopes.length === 0;
  }

  get isReasonMissing(): boolean {
    return accessReasonFault(this.reason) !== undefined;
  }

  /**
   * Loads the user again after a refusal, which may be due to outdated data, such as what has to be handed over first.
   */
  override async save(): Promise<void> {
    await super.save();
    if (this.form.status === 'refused') await this.load();
  }

  private get isFaulty(): boolean {
    return RIGHT_NAMES.some(right => this.faultOf(right) !== undefined);
  }
}
