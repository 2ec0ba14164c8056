import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type {
  AlertList,
  AlertDetailsFailure,
  ChangeAlertFailure,
  CreateAlertFailure,
  MessageAlertGateway,
  NewAlert,
  WithdrawAlertFailure,
} from '@/application/messageAlerts/ports/MessageAlertGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type {
  AlertDetails,
  AlertEntry,
  AlertGeneration,
  AlertName,
  AlertReach,
  AlertTarget,
  MessageAlert,
} from '@/domain/messageAlerts/MessageAlert';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { whole, type Answer } from '../client/mapAnswer';
import { isChangedMeanwhile, toCallAnswer, toCallFailure, toVersioned } from '../client/toCallAnswer';
import { messageAlertEndpoints } from '../endpoints/messageAlerts';
import { toChange } from '../organisations/toOrganisation';
import type {
  AlertReachDto,
  MessageAlertChangeDto,
  MessageAlertDetailsDto,
  MessageAlertDto,
  MessageAlertV1Dto,
} from './messageAlertDtos';

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

const refusals: Readonly<Record<string, AlertDetailsFailure['kind']>> = {
  InvalidMessage: 'invalidMessage',
  InvalidAudience: 'invalidAudience',
  InvalidVersions: 'invalidVersions',
  InvalidTimes: 'invalidTimes',
  InvalidTimeZone: 'invalidTimes',
  UnknownOrganisation: 'unknownOrganisation',
  AlertWithdrawn: 'withdrawn',
};

export class AxiosMessageAlertGateway implements MessageAlertGateway {
  constructor(private readonly backend: BackendClient) {}

  async list(generation: AlertGeneration): Promise<Result<AlertList, CallFailure>> {
    if (generation === 'v1') {
      const answer = await this.backend.call(messageAlertEndpoints.listV1, { query: {} }, call);
      return toCallAnswer(answer, (dtos, { unreadable }) => ({ alerts: dtos.map(fromV1), unreadable }));
    }
    const answer = await this.backend.call(messageAlertEndpoints.list, { query: {} }, call);
    return toCallAnswer(answer, ({ alerts }, { unreadable }) => ({ alerts: alerts.map(toAlert), unreadable }));
  }

  async read({ id, generation }: AlertName): Promise<Result<Versioned<AlertDetails>, CallFailure>> {
    const args = { path: { id } };
    if (generation === 'v1')
      return toVersioned(whole(await this.backend.call(messageAlertEndpoints.alertV1, args, call)), fromV1Details);
    // Without an organisation that was left out the message would be for others.
    return toVersioned(whole(await this.backend.call(messageAlertEndpoints.alert, args, call)), toDetails);
  }

  async create(alert: NewAlert): Promise<Result<Versioned<AlertDetails>, CreateAlertFailure>> {
    const { id, generation, entry, reason } = alert;
    const body = { id, ...(reason !== '' && { reason }) };
    if (generation === 'v1') {
      const args = { body: { ...body, message: entry.message, version: entry.versions } };
      return toCreated(await this.backend.call(messageAlertEndpoints.createV1, args, call), fromV1Details);
    }
    const args = { body: { ...body, ...fromEntry(entry) } };
    return toCreated(await this.backend.call(messageAlertEndpoints.create, args, call), toDetails);
  }

  async change(alert: NewAlert, etag: string): Promise<Result<Versioned<AlertDetails>, ChangeAlertFailure>> {
    const { id, generation, entry, reason } = alert;
    const shared = { path: { id }, ifMatch: etag };
    const why = { ...(reason !== '' && { reason }) };
    if (generation === 'v1') {
      const args = { ...shared, body: { message: entry.message, version: entry.versions, ...why } };
      return toChanged(await this.backend.call(messageAlertEndpoints.changeV1, args, call), fromV1Details);
    }
    const args = { ...shared, body: { ...fromEntry(entry), ...why } };
    return toChanged(await this.backend.call(messageAlertEndpoints.change, args, call), toDetails);
  }

  async withdraw(
    { id, generation }: AlertName,
    etag: string,
    reason: string,
  ): Promise<Result<void, WithdrawAlertFailure>> {
    const args = { path: { id }, ifMatch: etag, body: { ...(reason !== '' && { reason }) } };
    const endpoint = generation === 'v1' ? messageAlertEndpoints.deleteV1 : messageAlertEndpoints.withdraw;
    const answer = await this.backend.call(endpoint, args, call);
    if (answer.ok) return ok(undefined);
    return fail(isChangedMeanwhile(answer) ? { kind: 'changedMeanwhile' } : toCallFailure(answer.failure));
  }

  async count(target: AlertTarget): Promise<Result<AlertReach, CallFailure>> {
    const query = {
      countOnly: true,
      audiences: target.audiences.join(','),
      onlyAuthor: target.onlyAuthor,
      regions: target.regions.join(','),
      organisations: target.organisations.join(','),
      versions: target.versions,
    };
    const answer = await this.backend.call(messageAlertEndpoints.list, { query }, call);
    const counted = toCallAnswer(answer, ({ reach }) => reach);
    if (!counted.ok) return counted;
    return counted.value === undefined ? fail({ kind: 'unreachable', unreadable: true }) : ok(toReach(counted.value));
  }
}

function refusalOf(failure: BackendFailure): CallFailure | AlertDetailsFailure {
  const kind = failure.kind === 'refused' ? refusals[failure.token] : undefined;
  return kind === undefined ? toCallFailure(failure) : { kind };
}

function toCreated<D>(
  answer: Answer<D>,
  map: (dto: D) => AlertDetails,
): Result<Versioned<AlertDetails>, CreateAlertFailure> {
  if (answer.ok) return toVersioned(whole(answer), map);
  const { failure } = answer;
  const isTaken = failure.kind === 'refused' && failure.token === 'ConflictError';
  return fail(isTaken ? { kind: 'idTaken' } : refusalOf(failure));
}

function toChanged<D>(
  answer: Answer<D>,
  map: (dto: D) => AlertDetails,
): Result<Versioned<AlertDetails>, ChangeAlertFailure> {
  if (answer.ok) return toVersioned(whole(answer), map);
  return fail(isChangedMeanwhile(answer) ? { kind: 'changedMeanwhile' } : refusalOf(answer.failure));
}

const momentOf = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text));

const toAlert = (dto: MessageAlertDto): MessageAlert => ({
  id: dto.id,
  generation: 'v2',
  message: dto.message,
  kind: dto.kind,
  audiences: dto.audiences,
  onlyAuthor: dto.onlyAuthor,
  regions: dto.regions,
  organisations: dto.organisations.map(({ id, name, upwards }) => ({ id, name, upwards })),
  versions: dto.versions,
  from: momentOf(dto.from),
  until: momentOf(dto.until),
  timeZone: dto.timeZone,
  isDismissible: dto.dismissible,
  isPublished: dto.published,
  withdrawnAt: momentOf(dto.withdrawnAt),
  changedAt: momentOf(dto.changedAt),
  changedBy: dto.changedBy ?? '',
  reach: dto.reach === undefined ? null : toReach(dto.reach),
});

const toDetails = (dto: MessageAlertDetailsDto): AlertDetails => ({
  ...toAlert(dto),
  changes: dto.changes.map(toChange),
});

const toReach = ({ staff, patients, otherVersions, organisations = [] }: AlertReachDto): AlertReach => ({
  ...{ staff, patients, otherVersions },
  organisations: organisations.map(({ id, name, people, below }) => ({ id, name, people, below })),
});

/** A first-generation message has only its text and its versions. */
const fromV1 = ({ id, message, version }: MessageAlertV1Dto): MessageAlert => ({
  ...{ id, message },
  generation: 'v1',
  kind: 'information',
  audiences: ['patients'],
  onlyAuthor: false,
  regions: [],
  organisations: [],
  versions: version,
  from: null,
  until: null,
  timeZone: '',
  isDismissible: true,
  isPublished: true,
  withdrawnAt: null,
  changedAt: null,
  changedBy: '',
  reach: null,
});

const fromV1Details = (dto: MessageAlertV1Dto): AlertDetails => ({ ...fromV1(dto), changes: [] });

const iso = (at: number): string => new Date(at).toISOString();

const fromEntry = (entry: AlertEntry): MessageAlertChangeDto => ({
  message: entry.message,
  kind: entry.kind,
  audiences: [...entry.audiences],
  onlyAuthor: entry.onlyAuthor,
  regions: [...entry.regions],
  organisations: [...entry.organisations],
  versions: entry.versions,
  ...(entry.from !== null && { from: iso(entry.from) }),
  ...(entry.until !== null && { until: iso(entry.until) }),
  timeZone: entry.timeZone,
  dismissible: entry.isDismissible,
  published: entry.isPublished,
});
