import { fail, ok, type Result } from '@/domain/kernel/Result';
import { changeKey, changesSince, type Change, type Organisation } from '@/domain/organisations/Organisation';
import type { CallFailure } from '../kernel/ports/CallFailure';
import type { Enabling, OrganisationGateway } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

export type SetEnabledFailure =
  | CallFailure
  /** The server was asked, and says now that it is not so. */
  | { readonly kind: 'notHeld' }
  /** It was so before, or a colleague did it: the reason was not kept. */
  | { readonly kind: 'alreadySo' };

export type UndoEnablingFailure =
  | SetEnabledFailure
  /** Another change came after it: undoing would take that back as well. */
  | { readonly kind: 'changedSince'; readonly change: Change | undefined };

/** What the server holds after an organisation was enabled or disabled. */
export interface EnablingDone {
  readonly organisation: Organisation;
  /**
   * Whether the opposite call takes back all of it and nothing of a colleague. `limitChanged`: it cannot bring back the
   * former limit.
   */
  readonly undo: 'possible' | 'limitChanged' | 'changedSince';
}

/** Lets patients join an organisation or stops that, and takes it back. Done is what the server confirms when read. */
export class SetOrganisationEnabled {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'setEnabled'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /**
   * A lost answer is settled by reading. `seen`: the key of the newest change that the person knew when they first
   * sent this; only a change after it can be their own.
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
    if (!isHeld(now.value, enabling)) return fail(answer.ok ? { kind: 'notHeld' } : answer.failure);
    const own = changesSince(now.value.changes, seen).map(({ reason }) => reason === enabling.reason);
    if (!own.includes(true)) return fail({ kind: 'alreadySo' });
    if (enabling.maxRedemptions !== undefined) return ok({ organisation: now.value, undo: 'limitChanged' });
    return ok({ organisation: now.value, undo: own[0] === true ? 'possible' : 'changedSince' });
  }

  /** `after`: the organisation as it was after the change. Refuses when anything was changed since. */
  async undo(after: Organisation, reason: string): Promise<Result<EnablingDone, UndoEnablingFailure>> {
    const now = await this.settings.read(after.id);
    if (!now.ok) return now;
    const [newest] = now.value.changes;
    if (changeKey(newest) !== changeKey(after.changes[0])) return fail({ kind: 'changedSince', change: newest });
    return this.execute(after.id, { enabled: !after.enabled, reason }, changeKey(newest));
  }
}

const isHeld = ({ enabled, maxRedemptions }: Organisation, wanted: Enabling): boolean =>
  enabled === wanted.enabled && (wanted.maxRedemptions === undefined || maxRedemptions === wanted.maxRedemptions);
