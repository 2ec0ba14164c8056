import { regionZone } from '@/domain/kernel/regionZone';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import type {
  AccessCodeDetailsDto,
  AccessCodeDto,
  AccessCodeV2Dto,
  CodeChangesDto,
  CodeUseDto,
} from '@/infrastructure/http/accessCodes/accessCodeDtos';
import { demandMatch, etagOf, Versioned } from '#sandbox/backend/dispatch/etag';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Author } from '#sandbox/backend/kernel/ChangeHistory';
import { pageOf } from '#sandbox/backend/kernel/pageOf';
import { demandEditor } from '#sandbox/backend/organisations/organisationHandlers';
import { named } from '#sandbox/backend/organisations/OrganisationViews';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import { joinHandlers, type AccessCodeDependencies } from './joinHandlers';
import type { StoredCode } from './StoredCode';

const ROWS = 50;
const DAY_MS = 86_400_000;
const DAYS_OF_USE = 90;
/** The sandbox is a deployment of the UK. */
const REGION_ZONE = regionZone('UK');

export function accessCodeHandlers(dependencies: AccessCodeDependencies): HandlersOf<'accessCodes'> {
  const { codes, organisations, history, clock } = dependencies;
  const iso = (at: number): string => new Date(at).toISOString();

  const v1 = (code: StoredCode): AccessCodeDto => ({
    code: code.code,
    organisation: named(organisations.get(code.organisation)),
    enabled: code.enabled,
    ...(code.seats !== undefined && { seats: code.seats }),
    used: code.used,
    ...(code.lastUsedAt !== undefined && { lastUsedAt: iso(code.lastUsedAt) }),
    createdAt: iso(code.createdAt),
  });
  const v2 = (code: StoredCode): AccessCodeV2Dto => ({
    ...v1(code),
    ...(code.expiresAt !== undefined && { expiresAt: iso(code.expiresAt) }),
  });
  const details = (code: StoredCode): AccessCodeDetailsDto => ({
    ...v2(code),
    uses: usesOf(
      code.used,
      codes.lastSeededUse(code.code) ?? 0,
      dependencies.members.joinedWith(code.code),
      clock.now(),
    ),
    changes: [...history.changesOf(thing(code))],
  });
  const versioned = (code: StoredCode) => new Versioned(details(code), settingsOf(code));

  const save = (code: StoredCode, next: StoredCode, author: Author, reason?: string): StoredCode => {
    const sentences = sentencesOf(code, next);
    if (sentences.length === 0) return code;
    codes.put(next);
    history.add(thing(code), author, sentences, reason);
    return next;
  };
  /** The codes of the provider itself belong to those who may change the provider. */
  const demandEditorOf = (caller: BackendSession, organisation: string): void =>
    demandEditor(caller, organisation === organisations.root);
  const create = (
    { caller, requestId, body }: CreateCall,
    generation: StoredCode['generation'],
    expiresAt?: number,
  ): StoredCode => {
    demandEditorOf(caller, body.organisationID);
    if (!organisations.find(body.organisationID))
      throw new BackendError(400, 'UnknownOrganisation', 'There is no such organisation.');
    const code: StoredCode = {
      code: codes.freeText(body.code),
      generation,
      organisation: body.organisationID,
      enabled: true,
      ...(body.seats !== undefined && { seats: body.seats }),
      used: 0,
      createdAt: clock.now(),
      ...(expiresAt !== undefined && { expiresAt }),
    };
    codes.put(code);
    history.add(thing(code), { uid: caller.uid, requestId }, ['The code was created.'], body.reason);
    return code;
  };
  const setEnabled = (code: StoredCode, enabled: boolean, { caller, requestId, body }: EditCall): StoredCode => {
    demandEditorOf(caller, code.organisation);
    return save(code, { ...code, enabled }, { uid: caller.uid, requestId }, body.reason);
  };
  const setEnabledV2 = (enabled: boolean, call: EditCall & { readonly ifMatch: string }): Versioned<undefined> =>
    new Versioned(undefined, settingsOf(setEnabled(matching(call.path.accessCode, call.ifMatch), enabled, call)));
  const remove = (text: string, generation: StoredCode['generation'], { caller, requestId, body }: EditCall): void => {
    const code = codes.get(text, generation);
    demandEditorOf(caller, code.organisation);
    codes.put({ ...code, deleted: true });
    const act = { name: code.code, sentence: deletionSentence };
    history.gather(`organisation/${code.organisation}`, { uid: caller.uid, requestId }, act, body.reason);
  };
  const matching = (text: string, ifMatch: string): StoredCode => {
    const code = codes.get(text, 'v2');
    demandMatch(ifMatch, settingsOf(code));
    return code;
  };

  return {
    listV2: ({ query: { organisationID, pageSize = ROWS, pagingCursor } }) => {
      const all = codes.codesOf(organisations.get(organisationID).id, 'v2').map(code => ({ ...code, id: code.code }));
      const { items, next } = pageOf(all, pageSize, pagingCursor);
      return { accessCodes: items.map(v2), total: all.length, ...(next !== undefined && { pagingCursor: next }) };
    },
    createV2: call => {
      const { expiresAt } = call.body;
      return versioned(create(call, 'v2', expiresAt === undefined ? undefined : Date.parse(expiresAt)));
    },
    codeV2: ({ path }) => versioned(codes.get(path.accessCode, 'v2')),
    changeV2: ({ caller, path, body, requestId }) => {
      const code = codes.get(path.accessCode, 'v2');
      demandEditorOf(caller, code.organisation);
      if (body.basedOn !== etagOf(settingsOf(code)))
        throw new BackendError(409, 'ConflictError', 'The code has changed since it was read.');
      return versioned(save(code, changedCode(code, body), { uid: caller.uid, requestId }, body.reason));
    },
    deleteV2: call => remove(call.path.accessCode, 'v2', call),
    enableV2: call => setEnabledV2(true, call),
    disableV2: call => setEnabledV2(false, call),
    list: ({ path, query: { pageSize = ROWS, lastPage } }) => {
      const all = codes
        .codesOf(organisations.get(path.organisationID).id, 'v1')
        .map(code => ({ ...code, id: code.code }));
      const { items, next } = pageOf(all, pageSize, lastPage);
      return { accessCodes: items.map(v1), total: all.length, ...(next !== undefined && { lastPage: next }) };
    },
    create: call => v1(create(call, 'v1')),
    code: ({ path }) => details(codes.get(path.accessCode, 'v1')),
    delete: call => remove(call.path.accessCode, 'v1', call),
    enable: call => void setEnabled(codes.get(call.path.accessCode, 'v1'), true, call),
    disable: call => void setEnabled(codes.get(call.path.accessCode, 'v1'), false, call),
    update: ({ caller, path, query, body, requestId }) => {
      const code = codes.get(path.accessCode, 'v1');
      demandEditorOf(caller, code.organisation);
      save(code, { ...code, seats: query['max-users'] }, { uid: caller.uid, requestId }, body.reason);
    },
    search: ({ query }) => codes.search(query.term).map(code => ({ ...v2(code), generation: code.generation })),
    ...joinHandlers(dependencies),
  };
}

interface EditCall {
  readonly caller: BackendSession;
  readonly path: { readonly accessCode: string };
  readonly body: { readonly reason?: string };
  readonly requestId?: string;
}

interface CreateCall {
  readonly caller: BackendSession;
  readonly requestId?: string;
  readonly body: {
    readonly code?: string;
    readonly organisationID: string;
    readonly seats?: number;
    readonly reason?: string;
  };
}

const thing = ({ code }: StoredCode): string => `access-code/${code}`;

/** The settings of administrators; used seats do not make their edits a conflict. */
const settingsOf = ({ code, organisation, enabled, seats, expiresAt, createdAt }: StoredCode) => ({
  ...{ code, organisation, enabled, createdAt },
  ...(seats !== undefined && { seats }),
  ...(expiresAt !== undefined && { expiresAt }),
});

function changedCode({ seats, expiresAt, ...code }: StoredCode, changes: CodeChangesDto): StoredCode {
  const nextSeats = changes.seats === undefined ? seats : (changes.seats ?? undefined);
  const nextExpiry = changes.expiresAt === undefined ? expiresAt : toMoment(changes.expiresAt);
  return {
    ...code,
    ...(nextSeats !== undefined && { seats: nextSeats }),
    ...(nextExpiry !== undefined && { expiresAt: nextExpiry }),
  };
}

const toMoment = (text: string | null): number | undefined => (text === null ? undefined : Date.parse(text));

function sentencesOf(before: StoredCode, after: StoredCode): readonly string[] {
  const expiry = ({ expiresAt }: StoredCode): string =>
    expiresAt === undefined ? 'no expiry' : new Date(expiresAt).toISOString();
  return [
    ...(before.enabled === after.enabled ? [] : [`The code was ${after.enabled ? 'enabled' : 'disabled'}.`]),
    ...(before.seats === after.seats
      ? []
      : [`The seats were changed from ${before.seats ?? 'no limit'} to ${after.seats ?? 'no limit'}.`]),
    ...(before.expiresAt === after.expiresAt
      ? []
      : [`The expiry was changed from ${expiry(before)} to ${expiry(after)}.`]),
  ];
}

/** Joined patients by day: those of before the first call are spread over the days up to their last use. */
function usesOf(used: number, lastSeededUse: number, joined: readonly number[], now: number): CodeUseDto[] {
  const first = now - DAYS_OF_USE * DAY_MS;
  const earlier = Array.from({ length: used - joined.length }, (_, index) => lastSeededUse - index * 2 * DAY_MS);
  const days = new Map<string, number>();
  for (const at of [...earlier, ...joined].filter(moment => moment > first && moment <= now)) {
    const day = wallTimeAt(at, REGION_ZONE)?.slice(0, 10) ?? '';
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].map(([day, count]) => ({ day, joined: count })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Codes deleted one after the other are one entry, so that they leave space for the other changes. */
function deletionSentence(names: readonly string[], count: number): string {
  if (count === 1) return `The access code ${names.join('')} was deleted.`;
  const more = count > names.length ? ` and ${formatted(count - names.length)} more` : '';
  return `${formatted(count)} access codes were deleted: ${names.join(', ')}${more}.`;
}

const formatted = (count: number): string => new Intl.NumberFormat('en-GB').format(count);
