import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import type { Reauthentication } from '@/application/session/ports/Reauthentication';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import { answerHandling, type AnswerReaction } from '@/domain/errorReporting/answerHandling';
import type { Session } from '@/domain/session/Session';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { toPathPart } from '@/domain/kernel/pathPart';
import type { Endpoint } from '../endpoints/endpoint';
import type { ArgumentsOf, ReplyOf } from '../endpoints/EndpointTypes';
import type { BackendAnswer, BackendClient, CallOptions } from './BackendClient';
import type { BackendFailure, RefusalStatus } from './BackendFailure';
import { BackendAnswerError } from './BackendFailure';
import { bodyText, bytesOf, readFile, type AnswerBody } from './readFile';
import { readReply } from './readReply';
import { instantPattern } from '../kernel/IsInstant';

type Scalar = string | number | boolean;

/** Writes query parameters: absent ones are left out, lists repeat their name with brackets. */
function toQuery(query: object): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, Scalar | readonly Scalar[] | null | undefined][]) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') for (const item of value) parameters.append(`${name}[]`, String(item));
    else parameters.append(name, String(value));
  }
  return parameters;
}

/** Browsers take them for steps, encoded or not, and go to another endpoint. */
const STEPS = ['.', '..'];

/** Fills the parameters of an endpoint's path. */
export function toPath(template: string, parameters: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === '') throw new Error(`The path ${template} needs ${name}.`);
    if (STEPS.includes(value)) throw new Error(`The path ${template} can have no step for ${name}.`);
    return toPathPart(value);
  });
}

const refusals: readonly number[] = [400, 403, 404, 409, 412, 428, 429] satisfies RefusalStatus[];
const isRefusalStatus = (status: number): status is RefusalStatus => refusals.includes(status);

/** Sorts an answer other than 2xx. */
function toFailure(status: number, body: string): BackendFailure {
  const [token = '', ...lines] = body.split(/\r?\n/);
  const words = { token: token.trim(), text: lines.join('\n').trim() };
  if (status === 401) return { kind: 'unauthorised', ...words };
  return isRefusalStatus(status) ? { kind: 'refused', status, ...words } : { kind: 'failed', status, ...words };
}

/** Default time limit of a call, in milliseconds. */
const TIME_LIMIT_MS = 20_000;
/** Time limit of a file call. */
const FILE_TIME_LIMIT_MS = 300_000;

export interface BackendClientSettings {
  /** The unified backend URL, without a slash at its end. */
  readonly baseUrl: string;
  readonly session: Pick<SessionVault, 'current'>;
  readonly reauthentication: Reauthentication;
  /** Called with answers outside the contract and of faults of the backend. */
  readonly report: (fault: BackendAnswerError) => void;
  /** Called when the backend says that a scope is missing: the known scopes are out of date. */
  readonly onForbidden?: () => void;
  /** Called with the notice for a failed call (D1 §7); only for calls of a signed-in user. */
  readonly onFailure?: (notice: 'notFound' | 'unknown') => void;
  /** Called with every answer: the method and address of the request, and the number of unreadable items. */
  readonly onUnreadable?: (question: string, items: number) => void;
  /** Called after every call with whether there was an answer. */
  readonly onReached?: (reached: boolean) => void;
  /** Called, with every answer that includes it, with the number of seconds until the session ends without activity. */
  readonly onSessionLife?: (seconds: number, cookie: string) => void;
  /** Called when an answer shows that the session's scopes have changed since the previous answer. */
  readonly onScopesChanged?: () => void;
}

/** The parts of a call, whichever of them its endpoint has. */
interface Parts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly idToken?: string;
  readonly ifMatch?: string;
}

const SESSION_ENDED: BackendFailure = { kind: 'unauthorised', token: '', text: '' };

/** A text that is another one whenever the scopes of the session are. */
interface ScopesSeen {
  readonly cookie: string;
  readonly version: string;
}

type RawAnswer = Result<AxiosResponse<AnswerBody>, BackendFailure>;

/** The only user of axios: adds the session, keeps the time limit, sorts failures and checks answers. */
export class AxiosBackendClient implements BackendClient {
  private readonly http: AxiosInstance;
  private scopesSeen: ScopesSeen | undefined;

  constructor(private readonly settings: BackendClientSettings) {
    this.http = axios.create({
      baseURL: settings.baseUrl,
      responseType: 'text',
      transformResponse: (body: unknown) => body,
      validateStatus: () => true,
      transitional: { clarifyTimeoutError: true },
    });
  }

  /** Never rejects: a screen that waits for an answer gets one, even if something is thrown here. */
  async call<E extends Endpoint>(
    endpoint: E,
    args: ArgumentsOf<E>,
    options: CallOptions = {},
  ): Promise<Result<BackendAnswer<ReplyOf<E>>, BackendFailure>> {
    try {
      return await this.exchange(endpoint, args, options);
    } catch (error) {
      this.report(endpoint, `failed here: ${nameOf(error)}`, options);
      return fail({ kind: 'invalidAnswer' });
    }
  }

  private async exchange<E extends Endpoint>(
    endpoint: E,
    args: ArgumentsOf<E>,
    options: CallOptions,
  ): Promise<Result<BackendAnswer<ReplyOf<E>>, BackendFailure>> {
    const held = this.inNameOfSession(endpoint, options) ? this.settings.reauthentication.awaited() : undefined;
    // No request is sent in the name of an ended session.
    if (held !== undefined && (options.awaitsSession === false || (await held) !== 'samePerson'))
      return fail(SESSION_ENDED);
    const sentAs = options.as ?? this.settings.session.current();
    const first = await this.send(endpoint, args, options, sentAs);
    if (!first.ok || !this.canRetry(endpoint, first.value, options)) return this.read(endpoint, args, first, options);
    const renewed = await this.renewed(sentAs, options);
    return this.read(
      endpoint,
      args,
      renewed === undefined ? first : await this.send(endpoint, args, options, renewed),
      options,
    );
  }

  private canRetry(endpoint: Endpoint, answer: AxiosResponse<AnswerBody>, options: CallOptions): boolean {
    const { reauthenticate = true } = options;
    return reauthenticate && endpoint.access.who !== 'idToken' && handlingOf(answer, options) === 'signInAgain';
  }

  private inNameOfSession({ access }: Endpoint, { reauthenticate, awaitsSession }: CallOptions): boolean {
    return access.who === 'session' && (reauthenticate !== false || awaitsSession === false);
  }

  /** The session for another attempt, of the same user only. */
  private async renewed(
    sentAs: Session | undefined,
    { awaitsSession = true }: CallOptions,
  ): Promise<Session | undefined> {
    if (sentAs === undefined) return undefined;
    const { session, reauthentication } = this.settings;
    const now = session.current();
    // Another call has already been through the dialog while this one was on its way.
    if (now !== undefined && now.cookie !== sentAs.cookie) return now.user.uid === sentAs.user.uid ? now : undefined;
    const renewal = reauthentication.renew();
    if (!awaitsSession) return undefined;
    return (await renewal) === 'samePerson' ? session.current() : undefined;
  }

  private async send(
    endpoint: Endpoint,
    parts: Parts,
    { onProgress, signal, timeLimitMs }: CallOptions,
    as: Session | undefined,
  ): Promise<RawAnswer> {
    const isFile = endpoint.reply.kind === 'file';
    try {
      const answer = await this.http.request<AnswerBody>({
        method: endpoint.method,
        url: toPath(endpoint.path, parts.path ?? {}),
        params: toQuery(parts.query ?? {}),
        headers: headersOf(parts, as),
        timeout: timeLimitMs ?? (isFile ? FILE_TIME_LIMIT_MS : TIME_LIMIT_MS),
        ...(isFile && { responseType: 'arraybuffer' as const }),
        ...(signal && { signal }),
        ...(onProgress && { onDownloadProgress: ({ loaded, total }) => onProgress(loaded, total) }),
        ...(parts.body === undefined ? {} : { data: parts.body }),
      });
      this.settings.onReached?.(true);
      this.noteSession(answer, as);
      return ok(answer);
    } catch (error) {
      if (!isAxiosError(error)) throw error;
      // A cancelled call is no evidence about the connection.
      if (error.code === 'ERR_CANCELED') return fail({ kind: 'cancelled' });
      this.settings.onReached?.(false);
      return fail({ kind: error.code === 'ETIMEDOUT' ? 'timedOut' : 'offline' });
    }
  }

  private read<E extends Endpoint>(
    endpoint: E,
    parts: Parts,
    raw: RawAnswer,
    options: CallOptions,
  ): Result<BackendAnswer<ReplyOf<E>>, BackendFailure> {
    if (!raw.ok) return raw;
    const { status, data, headers } = raw.value;
    if (status < 200 || status > 299) {
      this.handle(endpoint, raw.value, options);
      const failure = toFailure(status, bodyText(data));
      if (failure.kind === 'refused' && failure.status === 403 && failure.token === 'Forbidden')
        this.settings.onForbidden?.();
      return fail(failure);
    }
    if (endpoint.reply.kind === 'file') return ok({ value: readFile(headers, bytesOf(data)) as ReplyOf<E> });
    const reply = readReply(endpoint.reply, bodyText(data));
    if (!reply.ok) {
      this.report(endpoint, `answered outside the contract: ${reply.failure.fields.join(', ')}`, options);
      return fail({ kind: 'invalidAnswer' });
    }
    const { unreadable, places, fields } = reply.value;
    if (unreadable > 0)
      this.report(endpoint, `answered ${unreadable} items outside the contract: ${fields.join(', ')}`, options);
    else if (fields.length > 0)
      this.report(endpoint, `answered parts outside the contract: ${fields.join(', ')}`, options);
    const isOfParts = endpoint.reply.kind === 'json' || endpoint.reply.kind === 'list';
    const noteUnreadable = (items: number): void => {
      if (isOfParts) this.settings.onUnreadable?.(questionOf(endpoint, parts), items);
    };
    noteUnreadable(unreadable);
    const etag: unknown = headers['etag'];
    // The reply was checked against the endpoint's own DTO just above.
    const value = reply.value.value as ReplyOf<E>;
    return ok({
      value,
      ...(unreadable > 0 && { unreadable, unreadablePlaces: places }),
      ...(typeof etag === 'string' && { etag }),
      onMisread: (error, items) => {
        this.report(endpoint, `could not be read: ${nameOf(error)}`, options);
        noteUnreadable(unreadable + items);
      },
    });
  }

  private handle(endpoint: Endpoint, answer: AxiosResponse<AnswerBody>, options: CallOptions): void {
    const handling = handlingOf(answer, options);
    if (handling === 'unknown') this.report(endpoint, `answered ${answer.status}`, options);
    if (handling !== 'unknown' && handling !== 'notFound') return;
    const { report = true, ownWords = false } = options;
    if (report && !ownWords && endpoint.access.who === 'session') this.settings.onFailure?.(handling);
  }

  /** An answer to a user who has since signed out does not concern the present session. */
  private noteSession({ headers }: AxiosResponse<AnswerBody>, as: Session | undefined): void {
    if (as === undefined || this.settings.session.current()?.cookie !== as.cookie) return;
    const seconds: unknown = headers['session-expires-in'];
    if (typeof seconds === 'string' && /^\d+$/.test(seconds)) this.settings.onSessionLife?.(Number(seconds), as.cookie);
    const version: unknown = headers['scopes-version'];
    if (typeof version === 'string') this.noteScopes({ cookie: as.cookie, version });
  }

  private noteScopes(seen: ScopesSeen): void {
    const before = this.scopesSeen;
    this.scopesSeen = seen;
    if (before?.cookie === seen.cookie && before.version !== seen.version) this.settings.onScopesChanged?.();
  }

  private report({ method, path }: Endpoint, what: string, { report = true }: CallOptions): void {
    if (report) this.settings.report(new BackendAnswerError(`${method} ${path} ${what}`));
  }
}

/** The request, without parts that move with the clock. An answer about V1 chats does not concern V2 chats. */
function questionOf({ method, path }: Endpoint, parts: Parts): string {
  const asked = [...toQuery(parts.query ?? {})].filter(([, value]) => !instantPattern.test(value));
  return `${method} ${toPath(path, parts.path ?? {})}?${new URLSearchParams(asked).toString()}`;
}

function handlingOf({ status, data }: AxiosResponse<AnswerBody>, { expects = [] }: CallOptions): AnswerReaction {
  const [token = ''] = bodyText(data).split(/\r?\n/, 1);
  return answerHandling({ status, token: token.trim(), expected: expects });
}

/** The message of an error may quote what could not be read. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'not an error');

function headersOf({ body, idToken, ifMatch }: Parts, as: Session | undefined): Record<string, string> {
  return {
    ...(as === undefined ? {} : { Authorization: `Bearer ${as.cookie}` }),
    ...(idToken === undefined ? {} : { idToken }),
    ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}
