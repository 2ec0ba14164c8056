import { asSeen } from '@/domain/kernel/asSeen';
import { fail, type Result } from '@/domain/kernel/Result';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { CreateOrganisationFailure, NewOrganisation, OrganisationGateway } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

export type CreationFailure =
  | Exclude<CreateOrganisationFailure, { kind: 'idTaken' }>
  /** The id belongs to another organisation, or to an earlier attempt with another name. */
  | { readonly kind: 'idTaken'; readonly held: Organisation };

export class CreateOrganisation {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'create'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /** Returns the organisation as stored on the server. After a lost answer it is read: if it exists, it was created. */
  async execute(organisation: NewOrganisation): Promise<Result<Organisation, CreationFailure>> {
    const answer = await this.organisations.create(organisation);
    if (!answer.ok && answer.failure.kind !== 'unreachable' && answer.failure.kind !== 'idTaken')
      return fail(answer.failure);
    const held = await this.settings.read(answer.ok ? answer.value : organisation.id);
    if (!held.ok) return fail(held.failure.kind === 'notFound' ? { kind: 'unreachable' } : held.failure);
    const { name, path, maxRedemptions } = held.value;
    const isIt =
      name === asSeen(organisation.name).trim() &&
      path.at(-1)?.id === organisation.parent &&
      maxRedemptions === organisation.maxRedemptions;
    return isIt ? held : fail({ kind: 'idTaken', held: held.value });
  }
}
