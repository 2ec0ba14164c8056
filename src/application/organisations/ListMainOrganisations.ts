import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { LoadOrganisationBranch, type OrganisationBranch } from './LoadOrganisationBranch';
import type { OrganisationGateway } from './ports/OrganisationGateway';

/** Maximum number of pages. */
const MOST_PAGES = 20;

/** Lists the organisations directly below the root: those that the service has contracts with. */
export class ListMainOrganisations {
  private readonly branch: LoadOrganisationBranch;

  constructor(private readonly organisations: OrganisationGateway) {
    this.branch = new LoadOrganisationBranch(organisations);
  }

  /** `next` in the result: there are more. An unreadable root is not an empty list. */
  async execute(): Promise<Result<OrganisationBranch, CallFailure>> {
    const root = await this.organisations.listChildren(undefined);
    if (!root.ok) return root;
    const [provider] = root.value.rows;
    if (provider === undefined) return fail({ kind: 'unreachable' });
    let all = await this.branch.execute(provider.id);
    for (let pages = 1; all.ok && all.value.next !== undefined && pages < MOST_PAGES; pages += 1)
      all = await this.branch.execute(provider.id, all.value);
    return all.ok ? ok(all.value) : all;
  }
}
