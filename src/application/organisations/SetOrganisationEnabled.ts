import { fail, type Result } from '@/domain/kernel/Result';
import type { Change, Organisation } from '@/domain/organisations/Organisation';
import type { CallFailure } from '../kernel/ports/CallFailure';
import type { Enabling, OrganisationGateway } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

export type SetEnabledFailure =
  | CallFailure
  /** The server was asked, and says now that it is not so. */
  | { readonly kind: 'notHeld' }
  /** It was so before: the reason was not kept. */
  | { readonly kind: 'alreadySo' };

export type UndoEnablingFailure =
  | SetEnabledFailure
  /** Another change came after it: undoing would take that back as well. */
  | { readonly kind: 'changedSince'; readonly change: Change | undefined };

/** Lets patients join an organisation or stops that, and takes it back. Done is what the server confirms when read. */
export class SetOrganisationEnabled {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'setEnabled'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /** Gives the organisation as it is afterwards. A lost answer is settled by reading. */
  async execute(organisationId: string, enabling: Enabling): Promise<Result<Organisation, SetEnabledFailure>> {
    const answer = await this.organisations.setEnabled(organisationId, enabling);
    if (!answer.ok && answer.failure.kind !== 'unreachable') return answer;
    const now = await this.settings.read(organisationId);
    if (!now.ok) return now;
    if (isHeld(now.value, enabling)) return hasReason(now.value, enabling) ? now : fail({ kind: 'alreadySo' });
    return fail(answer.ok ? { kind: 'notHeld' } : answer.failure);
  }

  /** `after`: the organisation as it was after the change. Refuses when anything was changed since. */
  async undo(after: Organisation): Promise<Result<Organisation, UndoEnablingFailure>> {
    const now = await this.settings.read(after.id);
    if (!now.ok) return now;
    const [newest] = now.value.changes;
    if (!isSameChange(newest, after.changes[0])) return fail({ kind: 'changedSince', change: newest });
    return this.execute(after.id, { enabled: !after.enabled });
  }
}

const isHeld = ({ enabled, maxRedemptions }: Organisation, wanted: Enabling): boolean =>
  enabled === wanted.enabled && (wanted.maxRedemptions === undefined || maxRedemptions === wanted.maxRedemptions);

/** A change that changes nothing leaves no entry, and its reason is lost. */
const hasReason = ({ changes }: Organisation, { reason }: Enabling): boolean =>
  reason === undefined || changes.some(change => change.reason === reason);

const isSameChange = (one: Change | undefined, other: Change | undefined): boolean =>
  one?.at === other?.at && one?.sentence === other?.sentence && one?.requestId === other?.requestId;
