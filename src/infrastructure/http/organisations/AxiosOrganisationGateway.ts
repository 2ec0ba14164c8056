import type {
  OrganisationFailure,
  OrganisationGateway,
  OrganisationPage,
} from '@/application/organisations/ports/OrganisationGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure, RefusalStatus } from '../client/BackendFailure';
import { organisationEndpoints } from '../endpoints/organisations';
import { unlessRefused } from '../chat/unlessRefused';
import type { OrganisationRowDto } from './organisationDtos';

/** Rows of a page: a screen or two. */
const ROWS = 100;

/** The screen says itself what failed. */
const call = { expects: [403, 404], ownWords: true } as const satisfies CallOptions;

export class AxiosOrganisationGateway implements OrganisationGateway {
  constructor(private readonly backend: BackendClient) {}

  async listChildren(
    parent: string | undefined,
    after?: string,
  ): Promise<Result<OrganisationPage, OrganisationFailure>> {
    const query = {
      pageSize: ROWS,
      ...(parent !== undefined && { parentOrganisation: parent }),
      ...(after !== undefined && { lastPage: after }),
    };
    const answer = await this.backend.call(organisationEndpoints.list, { query }, call);
    if (!answer.ok) return fail(toOrganisationFailure(answer.failure));
    const { value, unreadable = 0 } = answer.value;
    return ok({
      rows: value.organisations.map(toRow),
      total: value.total,
      ...(value.lastPage !== undefined && { next: value.lastPage }),
      unreadable,
    });
  }

  async search(term: string): Promise<Result<Omit<OrganisationPage, 'next'>, OrganisationFailure>> {
    const answer = await this.backend.call(organisationEndpoints.search, { query: { term } }, call);
    if (!answer.ok) return fail(toOrganisationFailure(answer.failure));
    const { value, unreadable = 0 } = answer.value;
    return ok({ rows: value.map(toRow), total: value.length + unreadable, unreadable });
  }
}

const kinds: Partial<Readonly<Record<RefusalStatus, 'notAllowed' | 'notFound'>>> = {
  403: 'notAllowed',
  404: 'notFound',
};

const toOrganisationFailure = (failure: BackendFailure): OrganisationFailure =>
  failure.kind === 'failed'
    ? { kind: 'unreachable', status: failure.status }
    : unlessRefused<OrganisationFailure>(failure, ({ status }) => ({ kind: kinds[status] ?? 'refused' }));

const toRow = ({ seatsUsed, seats, parent, path, id, name, ...dto }: OrganisationRowDto): OrganisationRow => ({
  id,
  name,
  enabled: dto.enabled,
  subscription: dto.subscription,
  children: dto.children,
  ...(parent !== undefined && { parent }),
  seats: { used: seatsUsed, ...(seats !== undefined && { all: seats }) },
  ...(path !== undefined && { path: path.map(above => ({ id: above.id, name: above.name })) }),
});
