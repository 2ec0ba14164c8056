import { fail, ok, type Result } from '@/domain/kernel/Result';
import { changeKey, changesSince, type Change } from '@/domain/kernel/Change';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { CallFailure } from '../kernel/ports/CallFailure';
import type { Enabling, OrganisationGateway } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

export type SetEnabledFailure =
  | CallFailure
  /** The server was read and does not have the change. */
  | { readonly kind: 'notHeld' }
  /** It was already so, or a colleague did it; the reason was not recorded. */
  | { readonly kind: 'alreadySo' };

export type UndoEnablingFailure =
  | SetEnabledFailure
  /** Another change followed, which undo would revert too. */
  | { readonly kind: 'changedSince'; readonly change: Change | undefined };

/** The server's state after an organisation was enabled or disabled. */
export interface EnablingDone {
  readonly organisation: Organisation;
  /**
   * Tells whether the opposite call reverts exactly this change. `limitChanged`: it cannot restore the former limit.
   */
  readonly undo: 'possible' | 'limitChanged' | 'changedSince';
}

/** Enables or disables an organisation, with undo. A change counts as done when a read confirms it. */
export class SetOrganisationEnabled {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'setEnabled'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /**
   * A lost answer is resolved by reading. `seen`: key of the newest change known to the user at the first attempt; only
   * a later change can be their own.
   */
  async execute(
    organisationId: string,
    enabling: Enabling,
    seen: string,
  ): Promise<Result<EnablingDone, SetEnabledFailure>> {
    const answer = await this.organisations.setEnabled(organisationId, enabling);
    if (!answer.ok && answer.failure.kind !== 'unreachable') return answer;
    const now = await this.settings.read(organisationId);
    if (!now.ok) return now;
    if (!isSaved(now.value, enabling)) return fail(answer.ok ? { kind: 'notHeld' } : answer.failure);
    const own = changesSince(now.value.changes, seen).map(({ reason }) => reason === enabling.reason);
    if (!own.includes(true)) return fail({ kind: 'alreadySo' });
    if (enabling.maxRedemptions !== undefined) return ok({ organisation: now.value, undo: 'limitChanged' });
    return ok({ organisation: now.value, undo: own[0] === true ? 'possible' : 'changedSince' });
  }

  /** `after`: the organisation after the change. Refuses if it was changed since. */
  async undo(after: Organisation, reason: string): Promise<Result<EnablingDone, UndoEnablingFailure>> {
    const now = await this.settings.read(after.id);
    if (!now.ok) return now;
    const [newest] = now.value.changes;
    if (changeKey(newest) !== changeKey(after.changes[0])) return fail({ kind: 'changedSince', change: newest });
    return this.execute(after.id, { enabled: !after.enabled, reason }, changeKey(newest));
  }
}

const isSaved = ({ enabled, maxRedemptions }: Organisation, wanted: Enabling): boolean =>
  enabled === wanted.enabled && (wanted.maxRedemptions === undefined || maxRedemptions === wanted.maxRedemptions);
