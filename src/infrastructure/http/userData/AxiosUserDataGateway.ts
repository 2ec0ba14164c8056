import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  CloneWanted,
  DataActFailure,
  ExportWanted,
  ImportWanted,
  UserDataGateway,
} from '@/application/userData/ports/UserDataGateway';
import type { Result } from '@/domain/kernel/Result';
import { DELETION_REFUSALS } from '@/domain/userData/deletionRefusals.rule';
import type { DataClone, DataFile, DeletionReceipt, ImportedData, UserData } from '@/domain/userData/UserData';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { mapAnswer, whole, type Answer } from '../client/mapAnswer';
import { toCallAnswer, toCallFailure } from '../client/toCallAnswer';
import { userDataEndpoints } from '../endpoints/userData';
import type { DeletionReceiptDto, UserDataDto } from './userDataDtos';

/** Time limit for a person with many messages, in milliseconds. */
const LONG_MS = 120_000;

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409], ownWords: true } as const satisfies CallOptions;
const longCall = { ...call, timeLimitMs: LONG_MS } as const satisfies CallOptions;

export class AxiosUserDataGateway implements UserDataGateway {
  constructor(private readonly backend: BackendClient) {}

  async read(userId: string): Promise<Result<UserData, CallFailure>> {
    const answer = await this.backend.call(userDataEndpoints.read, { path: { userId } }, call);
    return toCallAnswer(whole(answer), toUserData);
  }

  async export(userId: string, { obfuscated, reason }: ExportWanted): Promise<Result<DataFile, DataActFailure>> {
    const query = { obfuscated: flag(obfuscated), reason };
    const answer = await this.backend.call(userDataEndpoints.export, { path: { userId }, query }, longCall);
    return toActAnswer(answer, ({ name, mediaType, bytes }) => ({ name, mediaType, bytes }));
  }

  async clone(
    userId: string,
    { id, obfuscated, destination, reason }: CloneWanted,
  ): Promise<Result<DataClone, DataActFailure>> {
    const query = { obfuscated: flag(obfuscated), destination: destination as 'UK' | 'Australia' };
    const args = { path: { userId }, query, body: { id, reason } };
    const answer = await this.backend.call(userDataEndpoints.clone, args, longCall);
    return toActAnswer(whole(answer), ({ userId: copy, signedUrl, source, sha256, counts }) => ({
      ...(copy !== undefined && { userId: copy }),
      ...(signedUrl !== undefined && { signedUrl }),
      ...{ source, sha256, counts },
    }));
  }

  async import({ source, signedUrl, reason }: ImportWanted): Promise<Result<ImportedData, DataActFailure>> {
    const args = { query: { source, signedUrl }, body: { reason } };
    const answer = await this.backend.call(userDataEndpoints.import, args, longCall);
    return toActAnswer(whole(answer), ({ userId, counts }) => ({ userId, counts }));
  }

  async delete(userId: string, reason: string): Promise<Result<DeletionReceipt, DataActFailure>> {
    const args = { query: { userId }, body: { reason } };
    const answer = await this.backend.call(userDataEndpoints.delete, args, longCall);
    return toActAnswer(whole(answer), toReceipt);
  }
}

const flag = (is: boolean): 'true' | 'false' => (is ? 'true' : 'false');

const toActAnswer = <D, T>(answer: Answer<D>, map: (dto: D) => T): Result<T, DataActFailure> =>
  mapAnswer(answer, map, toActFailure);

function toActFailure(failure: BackendFailure): DataActFailure {
  if (failure.kind !== 'refused') return toCallFailure(failure);
  const { token, text } = failure;
  if (token === 'RecentLoginRequired') return { kind: 'recentLoginRequired' };
  if (token === 'InvalidExport') return { kind: 'invalidExport' };
  if (token === 'ConflictError') return { kind: 'alreadyThere' };
  const refusals = DELETION_REFUSALS.filter(one => one === token || text.includes(one));
  return refusals.length > 0 ? { kind: 'notDeleted', refusals } : toCallFailure(failure);
}

const toReceipt = (dto: DeletionReceiptDto): DeletionReceipt => ({
  ...{ id: dto.receiptId, byName: dto.deletedByName, counts: dto.counts, exportId: dto.exportId, sha256: dto.sha256 },
  ...{ source: dto.source, signedUrl: dto.signedUrl },
  at: Date.parse(dto.deletedAt),
  undoUntil: Date.parse(dto.undoUntil),
});

const toUserData = ({ newestExport, receipt, ...dto }: UserDataDto): UserData => ({
  ...{ userId: dto.userId, confirmWith: dto.confirmWith, counts: dto.counts, stays: dto.stays, recipients: dto.told },
  refusals: dto.refusals,
  ...(newestExport && {
    newestExport: {
      ...{ id: newestExport.exportId, obfuscated: newestExport.obfuscated, sha256: newestExport.sha256 },
      ...{ isCurrent: newestExport.isCurrent, madeAt: Date.parse(newestExport.madeAt) },
    },
  }),
  ...(receipt && { receipt: toReceipt(receipt) }),
});
