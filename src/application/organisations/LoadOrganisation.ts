import type { Result } from '@/domain/kernel/Result';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { CallFailure } from '../kernel/ports/CallFailure';
import type { OrganisationGateway } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

/** Loads an organisation with its path, its history and all effective settings. */
export class LoadOrganisation {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'listChildren'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /** Without an id: the provider, which is the root of the tree. */
  async execute(organisationId: string | undefined): Promise<Result<Organisation, CallFailure>> {
    if (organisationId !== undefined) return this.settings.read(organisationId);
    const top = await this.organisations.listChildren(undefined);
    if (!top.ok) return top;
    const [root] = top.value.rows;
    return root === undefined ? { ok: false, failure: { kind: 'unreachable' } } : this.settings.read(root.id);
  }
}
