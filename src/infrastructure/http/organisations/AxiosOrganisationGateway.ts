import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationGateway, OrganisationPage } from '@/application/organisations/ports/OrganisationGateway';
import type { Result } from '@/domain/kernel/Result';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { organisationEndpoints } from '../endpoints/organisations';
import { toCallAnswer, unreadableIn } from '../client/toCallAnswer';
import type { OrganisationRowDto } from './organisationDtos';

/** Rows of a page: a screen or two. */
const ROWS = 100;

/** The screen says itself what failed. */
const call = { expects: [403, 404], ownWords: true } as const satisfies CallOptions;

export class AxiosOrganisationGateway implements OrganisationGateway {
  constructor(private readonly backend: BackendClient) {}

  async listChildren(parent: string | undefined, after?: string): Promise<Result<OrganisationPage, CallFailure>> {
    const query = {
      pageSize: ROWS,
      ...(parent !== undefined && { parentOrganisation: parent }),
      ...(after !== undefined && { lastPage: after }),
    };
    const answer = await this.backend.call(organisationEndpoints.list, { query }, call);
    return toCallAnswer(answer, ({ organisations, total, lastPage }) => ({
      rows: organisations.map(toRow),
      total,
      ...(lastPage !== undefined && { next: lastPage }),
      unreadable: unreadableIn(answer),
    }));
  }

  async search(term: string): Promise<Result<Omit<OrganisationPage, 'next'>, CallFailure>> {
    const answer = await this.backend.call(organisationEndpoints.search, { query: { term } }, call);
    const unreadable = unreadableIn(answer);
    return toCallAnswer(answer, rows => ({ rows: rows.map(toRow), total: rows.length + unreadable, unreadable }));
  }
}

const toRow = ({ seatsUsed, seats, parent, path, id, name, ...dto }: OrganisationRowDto): OrganisationRow => ({
  id,
  name,
  enabled: dto.enabled,
  subscription: dto.subscription,
  children: dto.children,
  codes: dto.codes,
  ...(parent !== undefined && { parent }),
  seats: { used: seatsUsed, ...(seats !== undefined && { all: seats }) },
  ...(path !== undefined && { path: path.map(above => ({ id: above.id, name: above.name })) }),
});
