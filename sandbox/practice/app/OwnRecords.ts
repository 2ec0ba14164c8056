import { endpoints } from '#sandbox/endpoints/endpoints';
import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { MomentDto } from '@/infrastructure/http/patients/momentDtos';
import type { ActivityCountDto, MomentSpanDto, MomentSpanQueryDto } from '#sandbox/endpoints/ownMomentDtos';
import type { GraphDto } from '@/infrastructure/http/patients/patientDtos';
import type { EndpointCalls } from './EndpointCalls';

const dayMs = 86_400_000;
const pageSize = 20;
const own = endpoints.ownMoments;

/** The newest of a kind, each by a call of its own. */
const newestCalls = {
  riskFactor: own.latestRiskFactor,
  resilience: own.latestResilience,
  questionnaire: own.latestGadOrPhq,
  unhealthy: own.latestUnhealthy,
  hotThoughtExercise: own.latestHotThoughtExercise,
  cbtEvidence: own.latestCbtEvidence,
  cbt: own.latestCbt,
  checkup: own.latestCheckup,
  cbtScreening: own.latestCbtScreening,
} as const;

const listCalls = {
  questionnaires: own.latestQuizResults,
  coreBeliefs: own.latestCoreBeliefs,
  beingObjective: own.latestBeingObjective,
  automaticThoughts: own.latestAutomaticThoughts,
} as const;

export type NewestName = keyof typeof newestCalls;
export type ListName = keyof typeof listCalls;
export const newestNames = Object.keys(newestCalls) as readonly NewestName[];
export const listNames = Object.keys(listCalls) as readonly ListName[];

export interface ActivityTally {
  readonly since: readonly ActivityCountDto[];
  readonly inAll: readonly ActivityCountDto[];
}

/** A patient's own view of their records. */
export class OwnRecords {
  constructor(
    private readonly calls: EndpointCalls,
    private readonly clock: { now(): number },
  ) {}

  async newest(name: NewestName): Promise<MomentDto | undefined> {
    return (await this.calls.call(newestCalls[name], {})).value.moment;
  }

  /** The newest good moment, with the mean of its day's readings. */
  async newestPositive(): Promise<MomentDto | undefined> {
    return (await this.calls.call(own.latestPositive, { query: { mergeReadings: true } })).value.moment;
  }

  /** Newest first. */
  async list(name: ListName): Promise<readonly MomentDto[]> {
    return (await this.calls.call(listCalls[name], {})).value;
  }

  async ofKind(momentType: OwnMomentType, count: number): Promise<readonly MomentDto[]> {
    return (await this.calls.call(own.latestEventMoments, { query: { momentType, count } })).value;
  }

  async relaxationLevels(count: number): Promise<readonly MomentDto[]> {
    return (await this.calls.call(own.latestRelaxationLevels, { query: { count } })).value;
  }

  async activities(activityIds: readonly string[], days: number): Promise<ActivityTally> {
    const ids = [...activityIds];
    const since = await this.calls.call(own.activityCounters, {
      query: { activityIds: ids, startTime: this.daysAgo(days) },
    });
    const inAll = await this.calls.call(own.activityTotals, { query: { activityIds: ids } });
    return { since: since.value, inAll: inAll.value };
  }

  /** Mood, questionnaires and clinical impressions of the last days, oldest first. */
  async graph(days: number): Promise<GraphDto> {
    return (
      await this.calls.call(endpoints.patientApp.graph, {
        query: { startFrom: this.daysAgo(days), endAt: this.daysAgo(-1) },
      })
    ).value;
  }

  /** Every report of progress, newest first. */
  progress(): Promise<readonly MomentDto[]> {
    return this.allPages(async query => (await this.calls.call(own.progressMoments, { query })).value);
  }

  /** Every hot thought, newest first. */
  hotThoughts(): Promise<readonly MomentDto[]> {
    return this.allPages(async query => (await this.calls.call(own.hotThoughtMoments, { query })).value);
  }

  private async allPages(page: (query: MomentSpanQueryDto) => Promise<MomentSpanDto>): Promise<readonly MomentDto[]> {
    const found: MomentDto[] = [];
    for (let lastDoc: string | undefined, isFirst = true; isFirst || lastDoc !== undefined; isFirst = false) {
      const got = await page({ limit: pageSize, ...(lastDoc !== undefined && { lastDoc }) });
      found.push(...got.moments);
      lastDoc = got.lastDoc;
    }
    return found;
  }

  private daysAgo(days: number): string {
    return new Date(this.clock.now() - days * dayMs).toISOString();
  }
}
