import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import type { BulkSubject } from '@/application/kernel/bulk/BulkRun';
import type { BulkActivity, BulkStatus } from '@/application/kernel/bulk/BulkStatus';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import type { ListMainOrganisations } from '@/application/organisations/ListMainOrganisations';
import type { OrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import type { CoreHours } from '@/application/regions/ports/CoreHoursGateway';
import type { HoursReading } from '@/application/regions/WatchTherapistHours';
import { countOpen, type DeletionList, type ListDeletionRequests } from '@/application/users/ListDeletionRequests';
import type { HeldRight, LoadRights, RightList } from '@/application/users/LoadRights';
import { dueTasks, type DueTasks, type TaskKind, type TaskReading } from '@/domain/app/dueTasks';
import { isNearlyFull } from '@/domain/organisations/isNearlyFull';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import type { CoverageStretch } from '@/domain/regions/weekCoverage';
import { REVIEW_AFTER_DAYS } from '@/domain/users/reviewDue.rule';
import { isWaiting, type DeletionRequest } from '@/domain/users/DeletionRequest';
import { LoadedPart } from '../../kit/LoadedPart';

/** The age at which the therapists' hours are read again, in milliseconds. Reading takes one call per therapist. */
export const COVERAGE_KEPT_MS = 300_000;

/** The coverage of the core hours of the next seven days. */
interface WeekCoverage {
  /** Starts reading the coverage. */
  start(): Unsubscribe;
  readonly reading: HoursReading;
  readonly stretches: readonly CoverageStretch[] | undefined;
  readonly uncovered: readonly CoverageStretch[];
}

type ActionKind = 'codeActions' | 'userActions';

export interface AdministratorTasksUseCases {
  readonly loadCoreHours: Pick<LoadCoreHours, 'execute'>;
  readonly coverage: (schedule: () => CoverageSchedule | undefined) => WeekCoverage;
  readonly loadRights: Pick<LoadRights, 'execute'>;
  readonly listDeletionRequests: Pick<ListDeletionRequests, 'execute'>;
  readonly listMainOrganisations: Pick<ListMainOrganisations, 'execute'>;
  readonly codeRunner: Pick<BulkRunner, 'status' | 'load'>;
  readonly userRunner: Pick<BulkRunner, 'status' | 'load'>;
  /** A clock that shows the server's time. */
  readonly clock: Clock;
}

/**
 * The tasks due for an administrator. The store lives as long as the window, so that it need not read the coverage each
 * time Home is opened.
 */
export class AdministratorTasksStore {
  /** The kinds of tasks that this user is responsible for. */
  kinds: readonly TaskKind[] = [];
  /** The status of this device's bulk actions on access codes and on users. */
  actions: Readonly<Record<ActionKind, BulkStatus>> = {
    codeActions: { kind: 'unknown' },
    userActions: { kind: 'unknown' },
  };
  /** The time at which the tasks were last loaded, in milliseconds since 1970. */
  checkedAt = 0;
  private readonly coreHours: LoadedPart<CoreHours>;
  private readonly coverage: WeekCoverage;
  private readonly rights: LoadedPart<RightList>;
  private readonly deletions: LoadedPart<DeletionList>;
  private readonly organisations: LoadedPart<OrganisationBranch>;
  private coverageReadAt = 0;
  private stopCoverage: Unsubscribe = () => undefined;

  constructor(private readonly useCases: AdministratorTasksUseCases) {
    const { clock, loadCoreHours, loadRights, listDeletionRequests, listMainOrganisations } = useCases;
    this.coreHours = new LoadedPart<CoreHours>(() => loadCoreHours.execute(), clock);
    this.coverage = useCases.coverage(() => this.coreHours.known?.schedule);
    this.rights = new LoadedPart<RightList>(() => loadRights.execute(), clock);
    this.deletions = new LoadedPart<DeletionList>(() => listDeletionRequests.execute(), clock);
    this.organisations = new LoadedPart<OrganisationBranch>(() => listMainOrganisations.execute(), clock);
    makeObservable<this, 'load'>(this, {
      ...{ kinds: observableRef, actions: observableRef, checkedAt: observable, setKinds: action, load: action },
      ...{ tasks: computed, gaps: computed, dueRights: computed, isLoading: computed },
    });
  }

  /** Loads the tasks and watches bulk actions. Set `kinds` first. */
  start(): Unsubscribe {
    const { codeRunner, userRunner } = this.useCases;
    const stopActions = [this.watchActions('codeActions', codeRunner), this.watchActions('userActions', userRunner)];
    this.load(this.isCoverageOld);
    return () => {
      for (const stop of [...stopActions, this.stopCoverage]) stop();
      for (const part of [this.coreHours, this.rights, this.deletions, this.organisations]) part.leave();
    };
  }

  setKinds(kinds: readonly TaskKind[]): void {
    this.kinds = kinds;
  }

  /** Checks everything again. */
  refresh(): void {
    this.load(true);
  }

  get isLoading(): boolean {
    const { coreHours, rights, deletions, coverage, organisations } = this;
    const parts = { coverGaps: coreHours.loading || coverage.reading.status === 'reading', rightsDue: rights.loading };
    const ofOrganisations = { subscriptions: organisations.loading, seats: organisations.loading };
    const loading: Partial<Record<TaskKind, boolean>> = { ...parts, ...ofOrganisations, deletions: deletions.loading };
    return this.kinds.some(kind => loading[kind] === true);
  }

  get tasks(): DueTasks {
    const readings: Readonly<Record<TaskKind, () => TaskReading>> = {
      coverGaps: () => this.coverageReading,
      rightsDue: () =>
        partReading(this.rights, list => ({ count: dueOf(list).length, isAtLeast: list.unreadable > 0 })),
      deletions: () =>
        partReading(this.deletions, list => {
          const { open, isAtLeast } = countOpen(list);
          return { count: open, isAtLeast };
        }),
      subscriptions: () => this.countOrganisations('subscriptions'),
      seats: () => this.countOrganisations('seats'),
      codeActions: () => actionReading(this.actions.codeActions),
      userActions: () => actionReading(this.actions.userActions),
    };
    return dueTasks(Object.fromEntries(this.kinds.map(kind => [kind, readings[kind]()])));
  }

  /** The core hours of the next seven days that no therapist covers, the next ones first. */
  get gaps(): readonly CoverageStretch[] {
    return this.coverage.uncovered.filter(({ verdict }) => verdict === 'gap');
  }

  /** The time zone of the core hours; empty while it is unknown. */
  get zone(): string {
    return this.coreHours.known?.schedule.timeZone ?? '';
  }

  /** The rights due for review, the longest overdue first. */
  get dueRights(): readonly HeldRight[] {
    return this.rights.known === undefined ? [] : dueOf(this.rights.known);
  }

  /** The due time of the longest overdue right, in milliseconds since 1970; undefined if its start is not recorded. */
  get overdueSince(): number | undefined {
    const [first] = this.dueRights;
    const since = first === undefined ? 0 : sinceOf(first);
    return since === 0 ? undefined : since + REVIEW_AFTER_DAYS * DAY_MS;
  }

  /** The deletion request that has waited longest. */
  get firstDeletion(): DeletionRequest | undefined {
    return this.deletions.known?.rows.find(isWaiting);
  }

  /** The main organisations that need attention: their subscription ends or has ended, or their seats run out. */
  organisationsOf(kind: 'subscriptions' | 'seats'): readonly OrganisationRow[] {
    const rows = (this.organisations.known?.rows ?? []).filter(({ enabled }) => enabled);
    return rows.filter(row => (kind === 'seats' ? isNearlyFull(row) : ENDING.includes(row.subscription)));
  }

  /** The subject of a bulk action; undefined if it cannot be read. */
  subjectOf(kind: ActionKind): BulkSubject | undefined {
    const status = this.actions[kind];
    return status.kind === 'run' ? status.run : undefined;
  }

  private countOrganisations(kind: 'subscriptions' | 'seats'): TaskReading {
    return partReading(this.organisations, ({ rows, next, unreadable }) => ({
      count: this.organisationsOf(kind).length,
      isAtLeast:
        next !== undefined ||
        unreadable > 0 ||
        (kind === 'subscriptions' && rows.some(({ enabled, subscription }) => enabled && subscription === 'unknown')),
    }));
  }

  private get coverageReading(): TaskReading {
    const { reading, stretches, uncovered } = this.coverage;
    if (reading.status === 'failed' || this.coreHours.state.status === 'couldNotCheck') return COULD_NOT_CHECK;
    if (reading.status === 'reading' || this.coreHours.state.status === 'unknown') return CHECKING;
    // The stretches are undefined if this browser does not know the time zone of the core hours.
    if (stretches === undefined) return COULD_NOT_CHECK;
    const count = this.gaps.length;
    return { status: 'known', count, isAtLeast: uncovered.length > count };
  }

  private get isCoverageOld(): boolean {
    const { reading } = this.coverage;
    return reading.status !== 'read' || this.useCases.clock.now() - this.coverageReadAt > COVERAGE_KEPT_MS;
  }

  private watchActions(kind: ActionKind, runner: Pick<BulkRunner, 'status' | 'load'>): Unsubscribe {
    const show = (status: BulkStatus): void =>
      void runInAction(() => (this.actions = { ...this.actions, [kind]: status }));
    show(runner.status.read());
    const stop = runner.status.subscribe(show);
    void runner.load();
    return stop;
  }

  private load(readsCoverage: boolean): void {
    this.checkedAt = this.useCases.clock.now();
    const isMine = (kind: TaskKind): boolean => this.kinds.includes(kind);
    if (isMine('coverGaps')) {
      void this.coreHours.load();
      if (readsCoverage) {
        this.coverageReadAt = this.checkedAt;
        this.stopCoverage = this.coverage.start();
      }
    }
    if (isMine('rightsDue')) void this.rights.load();
    if (isMine('deletions')) void this.deletions.load();
    if (isMine('subscriptions') || isMine('seats')) void this.organisations.load();
  }
}

/** Subscriptions that have ended or end soon. */
const ENDING: readonly OrganisationRow['subscription'][] = ['ended', 'endsSoon'];

const DAY_MS = 86_400_000;
const CHECKING: TaskReading = { status: 'checking' };
const COULD_NOT_CHECK: TaskReading = { status: 'couldNotCheck' };

function partReading<T>(
  { state }: LoadedPart<T>,
  countOf: (value: T) => { readonly count: number; readonly isAtLeast: boolean },
): TaskReading {
  if (state.status === 'couldNotCheck') return COULD_NOT_CHECK;
  return state.status === 'unknown' ? CHECKING : { status: 'known', ...countOf(state.value) };
}

/** Activities in which a bulk action continues only when the user says so. */
const RESTING: readonly BulkActivity[] = [
  ...(['paused', 'interrupted', 'sessionEnded', 'notAllowed', 'notStored', 'recentLoginRequired'] as const),
];

function actionReading(status: BulkStatus): TaskReading {
  if (status.kind === 'unknown') return CHECKING;
  if (status.kind === 'unavailable') return COULD_NOT_CHECK;
  const isMine = status.kind === 'unreadable' || (status.kind === 'run' && RESTING.includes(status.activity));
  return { status: 'known', count: isMine ? 1 : 0, isAtLeast: false };
}

const sinceOf = ({ grant }: HeldRight): number => Math.max(grant.from ?? 0, grant.confirmedAt ?? 0);

const dueOf = ({ rows }: RightList): readonly HeldRight[] =>
  rows.filter(({ verdict }) => verdict.isDue).sort((one, other) => sinceOf(one) - sinceOf(other));
