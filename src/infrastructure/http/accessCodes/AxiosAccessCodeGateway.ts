import type {
  AccessCodeGateway,
  ChangeCodeFailure,
  CodeActed,
  CodeChanges,
  CodePage,
  CreateCodeFailure,
  EnableCodeFailure,
  NewCode,
  VersionedCode,
} from '@/application/accessCodes/ports/AccessCodeGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccessCode, AccessCodeDetails, CodeGeneration, CodeName } from '@/domain/accessCodes/AccessCode';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import type { Answer, LeftOut } from '../client/mapAnswer';
import { toCallAnswer, toCallDone, toCallFailure } from '../client/toCallAnswer';
import { accessCodeEndpoints } from '../endpoints/accessCodes';
import type { AccessCodeDetailsDto, AccessCodeV2Dto } from './accessCodeDtos';

/** The largest allowed page: 5,000 codes are 25 pages. */
const ROWS = 200;

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

export class AxiosAccessCodeGateway implements AccessCodeGateway {
  constructor(private readonly backend: BackendClient) {}

  async list(
    organisationId: string,
    generation: CodeGeneration,
    after?: string,
  ): Promise<Result<CodePage, CallFailure>> {
    if (generation === 'v2') {
      const query = {
        organisationID: organisationId,
        pageSize: ROWS,
        ...(after !== undefined && { pagingCursor: after }),
      };
      const answer = await this.backend.call(accessCodeEndpoints.listV2, { query }, call);
      return toPage(answer, 'v2', ({ pagingCursor }) => pagingCursor);
    }
    const path = { organisationID: organisationId };
    const query = { pageSize: ROWS, ...(after !== undefined && { lastPage: after }) };
    const answer = await this.backend.call(accessCodeEndpoints.list, { path, query }, call);
    return toPage(answer, 'v1', ({ lastPage }) => lastPage);
  }

  async read({ code, generation }: CodeName): Promise<Result<AccessCodeDetails, CallFailure>> {
    const endpoint = generation === 'v2' ? accessCodeEndpoints.codeV2 : accessCodeEndpoints.code;
    const answer = await this.backend.call(endpoint, { path: { accessCode: code } }, call);
    const etag = answer.ok ? answer.value.etag : undefined;
    // Without a version it cannot be changed, so it is treated as no answer.
    if (answer.ok && generation === 'v2' && etag === undefined) return fail({ kind: 'unreachable', unreadable: true });
    return toCallAnswer(answer, (dto, left) => ({
      ...toDetails(dto, generation, left),
      ...(generation === 'v2' && etag !== undefined && { version: etag }),
    }));
  }

  async create(created: NewCode): Promise<Result<CodeActed, CreateCodeFailure>> {
    const { generation, organisationId: organisationID, code, seats, expiresAt, reason } = created;
    const body = {
      ...{ organisationID, code },
      ...(seats !== undefined && { seats }),
      ...(reason !== undefined && { reason }),
    };
    const answer =
      generation === 'v1'
        ? await this.backend.call(accessCodeEndpoints.create, { body }, call)
        : await this.backend.call(
            accessCodeEndpoints.createV2,
            { body: { ...body, ...(expiresAt !== undefined && { expiresAt: iso(expiresAt) }) } },
            call,
          );
    return answer.ok ? ok(actedOf(answer)) : fail(toCreateFailure(answer.failure));
  }

  async change(
    { code, generation, version }: VersionedCode,
    { seats, expiresAt }: CodeChanges,
    reason?: string,
  ): Promise<Result<CodeActed, ChangeCodeFailure>> {
    const path = { accessCode: code };
    const why = { ...(reason !== undefined && { reason }) };
    if (generation === 'v1') {
      if (expiresAt !== undefined || seats === null) return fail({ kind: 'notPossibleInV1' });
      if (seats === undefined) return ok({});
      const args = { path, query: { 'max-users': seats }, body: why };
      return toActed(await this.backend.call(accessCodeEndpoints.update, args, call));
    }
    const body = {
      ...{ basedOn: version ?? '', ...why },
      ...(seats !== undefined && { seats }),
      ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : iso(expiresAt) }),
    };
    return toActed(await this.backend.call(accessCodeEndpoints.changeV2, { path, body }, call));
  }

  async setEnabled(
    { code, generation, version }: VersionedCode,
    enabled: boolean,
    reason?: string,
  ): Promise<Result<CodeActed, EnableCodeFailure>> {
    const path = { accessCode: code };
    const body = { ...(reason !== undefined && { reason }) };
    if (generation === 'v1') {
      const endpoint = enabled ? accessCodeEndpoints.enable : accessCodeEndpoints.disable;
      return toActed(await this.backend.call(endpoint, { path, body }, call));
    }
    const endpoint = enabled ? accessCodeEndpoints.enableV2 : accessCodeEndpoints.disableV2;
    return toActed(await this.backend.call(endpoint, { path, body, ifMatch: version ?? '' }, call));
  }

  async delete({ code, generation }: CodeName, reason?: string): Promise<Result<void, CallFailure>> {
    const endpoint = generation === 'v2' ? accessCodeEndpoints.deleteV2 : accessCodeEndpoints.delete;
    const body = { ...(reason !== undefined && { reason }) };
    return toCallDone(await this.backend.call(endpoint, { path: { accessCode: code }, body }, call));
  }

  async search(term: string): Promise<Result<Pick<CodePage, 'codes' | 'unreadable'>, CallFailure>> {
    const answer = await this.backend.call(accessCodeEndpoints.search, { query: { term } }, call);
    return toCallAnswer(answer, (codes, { unreadable }) => ({
      codes: codes.map(dto => toCode(dto, dto.generation)),
      unreadable,
    }));
  }
}

const iso = (at: number): string => new Date(at).toISOString();

const actedOf = (answer: Extract<Answer<unknown>, { readonly ok: true }>): CodeActed => {
  const { etag } = answer.value;
  return etag === undefined ? {} : { version: etag };
};

function toActed(answer: Answer<unknown>): Result<CodeActed, EnableCodeFailure> {
  if (answer.ok) return ok(actedOf(answer));
  const { failure } = answer;
  const isConflict = failure.kind === 'refused' && (failure.status === 412 || failure.token === 'ConflictError');
  return fail(isConflict ? { kind: 'changedMeanwhile' } : toCallFailure(failure));
}

const refusals: Readonly<Record<string, 'codeTaken' | 'invalidCode' | 'unknownOrganisation'>> = {
  CodeTaken: 'codeTaken',
  InvalidCode: 'invalidCode',
  UnknownOrganisation: 'unknownOrganisation',
};

function toCreateFailure(failure: BackendFailure): CreateCodeFailure {
  const kind = failure.kind === 'refused' ? refusals[failure.token] : undefined;
  return kind === undefined ? toCallFailure(failure) : { kind };
}

interface PageDto {
  readonly accessCodes: readonly AccessCodeV2Dto[];
  readonly total: number;
}

function toPage<D extends PageDto>(
  answer: Answer<D>,
  generation: CodeGeneration,
  nextOf: (dto: D) => string | undefined,
): Result<CodePage, CallFailure> {
  return toCallAnswer(answer, (dto, { unreadable }) => {
    const next = nextOf(dto);
    return {
      codes: dto.accessCodes.map(one => toCode(one, generation)),
      total: dto.total,
      ...(next !== undefined && { next }),
      unreadable,
    };
  });
}

const toCode = (dto: AccessCodeV2Dto, generation: CodeGeneration): AccessCode => ({
  code: dto.code,
  generation,
  organisation: { id: dto.organisation.id, name: dto.organisation.name },
  enabled: dto.enabled,
  used: dto.used,
  createdAt: Date.parse(dto.createdAt),
  ...(dto.seats !== undefined && { seats: dto.seats }),
  ...(dto.lastUsedAt !== undefined && { lastUsedAt: Date.parse(dto.lastUsedAt) }),
  ...(dto.expiresAt !== undefined && { expiresAt: Date.parse(dto.expiresAt) }),
});

const toDetails = (
  dto: AccessCodeDetailsDto,
  generation: CodeGeneration,
  { unreadable }: LeftOut,
): AccessCodeDetails => ({
  ...toCode(dto, generation),
  uses: dto.uses.map(({ day, joined }) => ({ day, joined })),
  changes: dto.changes.map(({ at, byUserId, byName, sentence, reason, requestId }) => ({
    at: Date.parse(at),
    byUserId,
    byName,
    sentence,
    ...(reason !== undefined && { reason }),
    ...(requestId !== undefined && { requestId }),
  })),
  unreadable,
});
