import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CreateOrganisationFailure, NewOrganisation, OrganisationGateway } from './ports/OrganisationGateway';
import type { OrganisationSettingsGateway } from './ports/OrganisationSettingsGateway';

/** Creates an organisation below another. */
export class CreateOrganisation {
  constructor(
    private readonly organisations: Pick<OrganisationGateway, 'create'>,
    private readonly settings: Pick<OrganisationSettingsGateway, 'read'>,
  ) {}

  /**
   * Gives the id of the organisation once the server holds it as it was entered. After a lost answer it is read: what
   * is there under the id with this name and parent is what was sent.
   */
  async execute(organisation: NewOrganisation): Promise<Result<string, CreateOrganisationFailure>> {
    const answer = await this.organisations.create(organisation);
    if (!answer.ok && answer.failure.kind !== 'unreachable') return answer;
    const id = answer.ok ? answer.value : organisation.id;
    const held = await this.settings.read(id);
    if (!held.ok) return held.failure.kind === 'notFound' ? fail({ kind: 'unreachable' }) : held;
    const isIt = held.value.name === organisation.name.trim() && held.value.path.at(-1)?.id === organisation.parent;
    return isIt ? ok(id) : fail({ kind: 'idTaken' });
  }
}
