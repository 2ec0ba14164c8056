import { createHash } from 'node:crypto';
import { alertAudience, type AlertViewer } from '#sandbox/domain/messageAlerts/alertAudience.rule';
import { alertFaults, type AlertFaults } from '@/domain/messageAlerts/alertFaults.rule';
import { alertState } from '@/domain/messageAlerts/alertState.rule';
import { ALERT_AUDIENCES, ALERT_REGIONS, type AlertTarget } from '@/domain/messageAlerts/MessageAlert';
import { readVersionRange } from '@/domain/messageAlerts/VersionRange';
import type {
  AlertReachDto,
  MessageAlertChangeDto,
  MessageAlertDetailsDto,
  MessageAlertDto,
  MessageAlertV1Dto,
  ShownAlertDto,
  ShownAlertsDto,
} from '@/infrastructure/http/messageAlerts/messageAlertDtos';
import { demandMatch, Versioned } from '#sandbox/backend/dispatch/etag';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Author, ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import { demandTimeZone } from '#sandbox/backend/kernel/demandTimeZone';
import { isTrue } from '#sandbox/backend/kernel/isTrue';
import type { Organisations } from '#sandbox/backend/organisations/Organisations';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import { alertSentences } from './alertSentences';
import type { AlertReaders } from './AlertReaders';
import type { MessageAlerts } from './MessageAlerts';
import type { StoredAlert } from './StoredAlert';

export interface MessageAlertDependencies {
  readonly alerts: MessageAlerts;
  readonly readers: AlertReaders;
  readonly organisations: Organisations;
  readonly history: ChangeHistory;
  readonly nameOf: (uid: string) => string;
  readonly clock: { now(): number };
}

/** Messages beginning within this many milliseconds are returned in advance, because programs ask once a minute. */
const AHEAD_MS = 120_000;
const MOST_SHOWN = 50;

export function messageAlertHandlers(dependencies: MessageAlertDependencies): HandlersOf<'messageAlerts'> {
  const { alerts, readers, organisations, history, clock, nameOf } = dependencies;

  const shownTo = (viewer: Omit<AlertViewer, 'isAuthor'>, uid?: string): ShownAlertsDto => {
    const now = clock.now();
    const live = alerts.all('v2').filter(alert => isLive(alert, now));
    const meant = live.filter(alert => {
      const verdict = alertAudience({ target: alert, viewer: { ...viewer, isAuthor: alert.author === uid } });
      return verdict === 'sees';
    });
    return { alerts: meant.slice(0, MOST_SHOWN).map(toShown), now: iso(now) };
  };
  const save = (alert: StoredAlert, author: Author, sentences: readonly string[], reason?: string): StoredAlert => {
    alerts.put(alert);
    history.add(thing(alert), author, sentences, reason);
    return alert;
  };
  const toDto = (alert: StoredAlert, reach: AlertReachDto): MessageAlertDto => ({
    ...plain(alert),
    organisations: alert.organisations.map(id => ({
      id,
      name: organisations.get(id).name,
      upwards: [...readers.upwards(id)],
    })),
    reach,
  });
  const details = (alert: StoredAlert): Versioned<MessageAlertDetailsDto> =>
    new Versioned(
      { ...toDto(alert, readers.countsOf()(alert)), changes: [...history.changesOf(thing(alert))] },
      contentOf(alert),
    );
  const content = (body: MessageAlertChangeDto, before: StoredAlert | undefined) => {
    for (const id of body.organisations)
      if (!organisations.find(id))
        throw new BackendError(400, 'UnknownOrganisation', `There is no organisation ${id}.`);
    const wanted = toContent(body);
    if (wanted.isPublished) demandPublishable(wanted, clock.now(), before);
    return wanted;
  };
  const stamp = ({ uid }: BackendSession) => ({ changedAt: clock.now(), changedBy: nameOf(uid) });
  const author = (caller: BackendSession, requestId: string | undefined): Author => ({ uid: caller.uid, requestId });
  const matching = (id: string, generation: 'v1' | 'v2', ifMatch: string): StoredAlert => {
    const alert = alerts.get(id, generation);
    demandMatch(ifMatch, generation === 'v1' ? toV1(alert) : contentOf(alert));
    return alert;
  };
  /** The answer of the first call to a repeat of it; refuses another message with the same id. */
  const repeated = (id: string, isSame: (found: StoredAlert) => boolean): StoredAlert | undefined => {
    if (!alerts.isTaken(id)) return undefined;
    const found = alerts.find(id);
    if (found && isSame(found)) return found;
    throw new BackendError(409, 'ConflictError', 'Another message has or had this id.');
  };

  return {
    listV1: ({ caller, query: { version } }) => {
      const all = alerts.all('v1');
      if (version === undefined) {
        if (!caller.scopes.includes('message-alerts:get'))
          throw new BackendError(400, 'VersionMissing', 'Only authors list the messages for all versions.');
        return all.map(toV1);
      }
      const viewer = { ...readers.viewer(caller.uid, version), is: 'patients', isAuthor: false } as const;
      return all.filter(alert => alertAudience({ target: alert, viewer }) === 'sees').map(toV1);
    },
    createV1: ({ caller, body, requestId }) => {
      const { id, message, version, reason } = body;
      demandText(message, version);
      const found = repeated(id, one => one.generation === 'v1' && one.message === message && one.versions === version);
      if (found) return toV1(found);
      const alert: StoredAlert = { ...blankV1, id, message, versions: version, author: caller.uid, ...stamp(caller) };
      return toV1(save(alert, author(caller, requestId), ['The message was published.'], reason));
    },
    alertV1: ({ path }) => toV1(alerts.get(path.id, 'v1')),
    changeV1: ({ caller, path, body, ifMatch, requestId }) => {
      const before = matching(path.id, 'v1', ifMatch);
      demandText(body.message, body.version);
      const after = { ...before, message: body.message, versions: body.version, ...stamp(caller) };
      return toV1(save(after, author(caller, requestId), alertSentences(before, after), body.reason));
    },
    deleteV1: ({ caller, path, body, ifMatch, requestId }) => {
      const alert = matching(path.id, 'v1', ifMatch);
      alerts.delete(alert.id);
      history.add(thing(alert), author(caller, requestId), ['The message was deleted.'], body.reason);
    },
    shownToUser: ({ caller, query: { version } }) => shownTo(readers.viewer(caller.uid, version), caller.uid),
    shownToPublic: ({ query: { version } }) => shownTo(readers.visitor(version)),
    list: ({ query }) => {
      const count = readers.countsOf();
      if (isTrue(query.countOnly ?? false)) {
        const target = targetIn(query);
        for (const id of target.organisations) organisations.get(id);
        return { alerts: [], reach: count(target) };
      }
      return { alerts: alerts.all('v2').map(alert => toDto(alert, count(alert))) };
    },
    create: ({ caller, body, requestId }) => {
      const { id, reason, ...rest } = body;
      const wanted = content(rest, undefined);
      const found = repeated(id, one => one.author === caller.uid && isSameContent(one, wanted));
      if (found) return details(found);
      const publishedAt = wanted.isPublished ? clock.now() : null;
      const made = { ...wanted, id, generation: 'v2', publishedAt, withdrawnAt: null, author: caller.uid } as const;
      const sentence = wanted.isPublished ? 'The message was published.' : 'The draft was made.';
      return details(save({ ...made, ...stamp(caller) }, author(caller, requestId), [sentence], reason));
    },
    alert: ({ path }) => details(alerts.get(path.id, 'v2')),
    change: ({ caller, path, body: { reason, ...body }, ifMatch, requestId }) => {
      const before = matching(path.id, 'v2', ifMatch);
      if (before.withdrawnAt !== null)
        throw new BackendError(409, 'AlertWithdrawn', 'The message was withdrawn. Make a new one.');
      const wanted = content(body, before);
      if (before.isPublished && !wanted.isPublished)
        throw new BackendError(400, 'InvalidTimes', 'A published message is no draft again. Withdraw it.');
      const publishedAt = before.publishedAt ?? (wanted.isPublished ? clock.now() : null);
      const after = { ...before, ...wanted, publishedAt, ...stamp(caller) };
      const sentences = alertSentences(before, after);
      return details(sentences.length === 0 ? before : save(after, author(caller, requestId), sentences, reason));
    },
    withdraw: ({ caller, path, body, ifMatch, requestId }) => {
      const alert = matching(path.id, 'v2', ifMatch);
      if (alert.withdrawnAt !== null) return;
      if (!alert.isPublished) {
        alerts.delete(alert.id);
        history.add(thing(alert), author(caller, requestId), ['The draft was deleted.'], body.reason);
        return;
      }
      const withdrawn = { ...alert, withdrawnAt: clock.now(), ...stamp(caller) };
      save(withdrawn, author(caller, requestId), ['The message was withdrawn.'], body.reason);
    },
  };
}

const thing = ({ id }: StoredAlert): string => `message-alert/${id}`;

const iso = (at: number): string => new Date(at).toISOString();

const blankV1 = {
  generation: 'v1',
  kind: 'information',
  audiences: ['patients'],
  onlyAuthor: false,
  regions: [],
  organisations: [],
  from: null,
  until: null,
  timeZone: 'Europe/London',
  isDismissible: true,
  isPublished: true,
  publishedAt: null,
  withdrawnAt: null,
} as const;

const toV1 = ({ id, message, versions }: StoredAlert): MessageAlertV1Dto => ({ id, message, version: versions });

/** Everything that authors set, without what a call derives from it. */
const contentOf = ({
  changedAt: _at,
  changedBy: _by,
  author: _author,
  publishedAt: _published,
  ...alert
}: StoredAlert) => alert;

function toContent(body: MessageAlertChangeDto) {
  const { from = null, until = null, dismissible, published, timeZone, reason: _reason, ...rest } = body;
  return {
    ...rest,
    from: from === null ? null : Date.parse(from),
    until: until === null ? null : Date.parse(until),
    timeZone: demandTimeZone(timeZone),
    isDismissible: dismissible,
    isPublished: published,
  };
}

type Content = ReturnType<typeof toContent>;

const isSameContent = (found: StoredAlert, wanted: Content): boolean =>
  (Object.keys(wanted) as (keyof Content)[]).every(
    field => JSON.stringify(found[field]) === JSON.stringify(wanted[field]),
  );

const tokens: Readonly<Record<keyof AlertFaults, string>> = {
  message: 'InvalidMessage',
  audiences: 'InvalidAudience',
  organisations: 'InvalidAudience',
  versions: 'InvalidVersions',
  until: 'InvalidTimes',
};

/** An end that was set before and has since passed is not an error of a later change. */
function demandPublishable(wanted: Content, now: number, before: StoredAlert | undefined): void {
  const { until, ...faults } = alertFaults({ ...wanted, now });
  const isOldEnd = until === 'past' && before?.isPublished === true && before.until === wanted.until;
  const [fault] = Object.entries({ ...faults, ...(until !== undefined && !isOldEnd && { until }) });
  if (fault) refuse(fault[0] as keyof AlertFaults, fault[1]);
}

function demandText(message: string, versions: string): void {
  const content = { audiences: ['patients'], onlyAuthor: false, organisations: [], from: null, until: null } as const;
  const [fault] = Object.entries(alertFaults({ ...content, message, versions, now: 0 }));
  if (fault) refuse(fault[0] as keyof AlertFaults, fault[1]);
}

function refuse(field: keyof AlertFaults, fault: unknown): never {
  throw new BackendError(400, tokens[field], `The message cannot be published: ${JSON.stringify(fault)}.`);
}

function plain(alert: StoredAlert): Omit<MessageAlertDto, 'organisations' | 'reach'> {
  const { from, until, withdrawnAt, isDismissible, isPublished, changedAt, ...rest } = alert;
  return {
    ...{ id: rest.id, message: rest.message, kind: rest.kind, onlyAuthor: rest.onlyAuthor, versions: rest.versions },
    audiences: [...rest.audiences],
    regions: [...rest.regions],
    ...(from !== null && { from: iso(from) }),
    ...(until !== null && { until: iso(until) }),
    timeZone: rest.timeZone,
    dismissible: isDismissible,
    published: isPublished,
    ...(withdrawnAt !== null && { withdrawnAt: iso(withdrawnAt) }),
    changedAt: iso(changedAt),
    changedBy: rest.changedBy,
  };
}

function isLive(alert: StoredAlert, now: number): boolean {
  const { state, until } = alertState({ ...alert, now });
  return state === 'showing' || (state === 'planned' && until !== null && until <= now + AHEAD_MS);
}

const toShown = (alert: StoredAlert): ShownAlertDto => ({
  id: alert.id,
  kind: alert.kind,
  message: alert.message,
  revision: createHash('sha256')
    .update(JSON.stringify([alert.kind, alert.message]))
    .digest('base64url')
    .slice(0, 12),
  dismissible: alert.isDismissible,
  from: iso(alert.from ?? alert.publishedAt ?? 0),
  ...(alert.until !== null && { until: iso(alert.until) }),
});

interface TargetQuery {
  readonly audiences?: string;
  readonly onlyAuthor?: boolean | string;
  readonly regions?: string;
  readonly organisations?: string;
  readonly versions?: string;
}

function targetIn({ audiences, onlyAuthor, regions, organisations, versions = '' }: TargetQuery): AlertTarget {
  const read = readVersionRange(versions).kind;
  if (read === 'unreadable' || read === 'empty') refuse('versions', read);
  return {
    audiences: ALERT_AUDIENCES.filter(one => listOf(audiences).includes(one)),
    onlyAuthor: isTrue(onlyAuthor ?? false),
    regions: ALERT_REGIONS.filter(one => listOf(regions).includes(one)),
    organisations: listOf(organisations),
    versions,
  };
}

const listOf = (text = ''): readonly string[] => text.split(',').filter(part => part !== '');
