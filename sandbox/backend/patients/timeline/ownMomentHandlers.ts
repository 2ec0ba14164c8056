import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { LatestMomentDto, ActivityCountDto } from '#sandbox/endpoints/ownMomentDtos';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { CallingPatient } from '#sandbox/backend/patientApp/callingPatient';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { isTrue } from '#sandbox/backend/kernel/isTrue';
import type { MomentViews } from './MomentViews';
import type { Moment } from './Moment';
import type { OwnMoments } from './OwnMoments';
import { ownSpan } from './ownSpan';
import { isoTime } from '#sandbox/backend/kernel/isoTime';

export interface OwnMomentDependencies {
  readonly own: OwnMoments;
  readonly views: MomentViews;
  readonly callingPatient: CallingPatient;
}

type Handlers = HandlersOf<'ownMoments'>;

/** Entries shown where the caller names no number. */
const ENTRIES = 10;
const quizzes: readonly OwnMomentType[] = ['phq9', 'gad7', 'cbt-screening'];

/** The calls of the patient's own app about moments. */
export function ownMomentHandlers(dependencies: OwnMomentDependencies): Handlers {
  return { ...storing(dependencies), ...latest(dependencies), ...counting(dependencies) };
}

function storing({
  own,
  views,
  callingPatient,
}: OwnMomentDependencies): Pick<
  Handlers,
  'batchSync' | 'batchTimestamps' | 'timestamps' | 'sync' | 'add' | 'addJournal'
> {
  const timestampsOf = (patient: Patient, eventType: OwnMomentType) => ({
    eventType,
    timestamps: own
      .select(patient, [eventType])
      .reverse()
      .map(({ id, at, updatedAt }) => ({ momentId: id, at: isoTime(at), updatedAt: isoTime(updatedAt) })),
  });
  const spanOf = ({ startFrom, endAt }: { startFrom: string; endAt: string }) => ({
    from: Date.parse(startFrom),
    to: Date.parse(endAt),
  });
  const shown = (moments: readonly Moment[]) => moments.map(moment => views.own(moment));
  return {
    batchSync: ({ caller, body }) => {
      const patient = callingPatient(caller.uid);
      return body.batches.map(batch => ({
        eventType: batch.eventType,
        moments: shown(own.sync(patient, batch.eventType, spanOf(batch), batch.events)),
      }));
    },
    sync: ({ caller, query, body }) => ({
      eventType: query.eventType,
      moments: shown(own.sync(callingPatient(caller.uid), query.eventType, spanOf(query), body.events)),
    }),
    batchTimestamps: ({ caller, query }) => query.eventType.map(type => timestampsOf(callingPatient(caller.uid), type)),
    timestamps: ({ caller, query }) => timestampsOf(callingPatient(caller.uid), query.eventType),
    add: ({ caller, query, body }) => views.own(own.add(callingPatient(caller.uid), query.eventType, body)),
    addJournal: ({ caller, query: { eventType }, body }) => {
      if (eventType !== 'journal' && eventType !== 'checkup')
        throw new BackendError(400, 'InvalidMoment', `A ${eventType} is no journal entry.`);
      return views.own(own.add(callingPatient(caller.uid), eventType, body));
    },
  };
}

type LatestCall = Extract<keyof Handlers, `latest${string}`>;

function latest({ own, views, callingPatient }: OwnMomentDependencies): Pick<Handlers, LatestCall> {
  interface Call {
    readonly caller: { readonly uid: string };
  }
  const wrap = (moment: Moment | undefined): LatestMomentDto => (moment ? { moment: views.own(moment) } : {});
  const newest =
    (...types: readonly OwnMomentType[]) =>
    ({ caller }: Call) =>
      wrap(own.latest(callingPatient(caller.uid), ...types));
  const entries = (uid: string, type: OwnMomentType, count: number) =>
    own
      .select(callingPatient(uid), [type])
      .slice(0, count)
      .map(moment => views.own(moment));
  const newestOf =
    (type: OwnMomentType) =>
    ({ caller }: Call) =>
      entries(caller.uid, type, ENTRIES);
  return {
    latestPositive: ({ caller, query }) => {
      const patient = callingPatient(caller.uid);
      const moment = own.latest(patient, 'positive');
      return wrap(
        moment && isTrue(query.mergeReadings ?? false)
          ? meanReading(moment, own.select(patient, ['positive']))
          : moment,
      );
    },
    latestRiskFactor: newest('risk-factor'),
    latestResilience: newest('resilience'),
    latestGadOrPhq: newest('gad7', 'phq9'),
    latestUnhealthy: newest('unhealthy'),
    latestHotThoughtExercise: newest('hot-thought-exercise'),
    latestCbtEvidence: newest('cbt-evidence'),
    latestCbt: newest('cbt'),
    latestCheckup: newest('checkup'),
    latestCbtScreening: newest('cbt-screening'),
    latestQuizResults: ({ caller }) => {
      const patient = callingPatient(caller.uid);
      return quizzes.flatMap(type => own.latest(patient, type) ?? []).map(moment => views.own(moment));
    },
    latestCoreBeliefs: newestOf('core-belief'),
    latestBeingObjective: newestOf('being-objective'),
    latestAutomaticThoughts: newestOf('automatic-thoughts'),
    latestRelaxationLevels: ({ caller, query }) => entries(caller.uid, 'relaxation', query.count),
    latestEventMoments: ({ caller, query }) => entries(caller.uid, query.momentType, query.count),
  };
}

function counting({
  own,
  views,
  callingPatient,
}: OwnMomentDependencies): Pick<
  Handlers,
  'activityCounters' | 'activityTotals' | 'progressMoments' | 'hotThoughtMoments'
> {
  const activities = (uid: string, from?: number) => own.select(callingPatient(uid), ['activity'], from);
  return {
    activityCounters: ({ caller, query }) =>
      activityCounts(activities(caller.uid, Date.parse(query.startTime)), query.activityIds),
    activityTotals: ({ caller, query }) => activityCounts(activities(caller.uid), query.activityIds),
    progressMoments: ({ caller, query }) => ownSpan(own.select(callingPatient(caller.uid), ['progress']), query, views),
    hotThoughtMoments: ({ caller, query }) =>
      ownSpan(own.select(callingPatient(caller.uid), ['hot-thought']), query, views),
  };
}

/** Counts and durations of each activity in the requested order; 0 for one that was never done. */
function activityCounts(moments: readonly Moment[], activityIds: readonly string[]): ActivityCountDto[] {
  return activityIds.map(activityId => {
    const done = moments.flatMap(({ content }) =>
      content.activity?.activityId === activityId ? [content.activity.duration] : [],
    );
    return { activityId, count: done.length, duration: done.reduce((sum, seconds) => sum + seconds, 0) };
  });
}

/**
 * The moment with the mean mood of all of them on its day (UTC), rounded; as it is where none of them has a reading.
 */
function meanReading(moment: Moment, all: readonly Moment[]): Moment {
  const day = dayOf(moment);
  const moods = all.filter(other => dayOf(other) === day).flatMap(({ content }) => content.reading?.mood ?? []);
  if (moods.length === 0) return moment;
  const mood = Math.round(moods.reduce((sum, value) => sum + value, 0) / moods.length);
  return { ...moment, content: { ...moment.content, reading: { ...moment.content.reading, mood } } };
}

const dayOf = ({ at }: Moment): string => new Date(at).toISOString().slice(0, 10);
