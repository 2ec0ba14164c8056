import type { EventDisturbance } from '#sandbox/backend/chat/EventPublisher';
import type { Interference } from '#sandbox/backend/dispatch/Interference';
import type { DashboardFault, FaultsDto, RefusalsDto, ServerStatusDto } from './FaultsDto';
import { FaultSchedule } from './FaultSchedule';

/** The targets of the switches besides calls and events. */
export interface FaultTargets {
  setClockOffset(offsetMs: number): void;
  setEnumerationProtection(isOn: boolean): void;
  expireSessions(): void;
  dropSockets(): void;
  cutDocumentStore(): void;
  cutRealtimeDatabase(): void;
}

/** Milliseconds between which an event comes late while events are reordered. */
const lateness = { least: 100, most: 1500 };

const normal = {
  latencyMs: 0,
  pathPrefix: '',
  failedSigns: [] as readonly string[],
  country: 'GB',
  duplicateEvents: false,
  reorderEvents: false,
  serverStatus: { state: 'online' } as ServerStatusDto,
  clockOffsetMs: 0,
  enumerationProtection: false,
  documentStoreAway: false,
  realtimeDatabaseAway: false,
  reportsHeld: false,
  dashboards: 'none' as DashboardFault,
  refusalStatus: 401,
};

/** Faults on demand: everything works until a switch is set. */
export class Faults implements Interference {
  private switches = normal;
  private readonly strikes: {
    readonly loseAnswers: FaultSchedule;
    readonly loseRequests: FaultSchedule;
    readonly status5xx: FaultSchedule;
    readonly refusals: FaultSchedule;
  };

  constructor(
    private readonly targets: FaultTargets,
    private readonly chance: () => number = Math.random,
  ) {
    this.strikes = {
      loseAnswers: new FaultSchedule(chance),
      loseRequests: new FaultSchedule(chance),
      status5xx: new FaultSchedule(chance),
      refusals: new FaultSchedule(chance),
    };
  }

  /** The present state, as `GET /sandbox/faults` returns it. */
  get state() {
    const { loseAnswers, loseRequests, status5xx, refusals } = this.strikes;
    const { refusalStatus: status, ...switches } = this.switches;
    return {
      ...switches,
      refusals: { ...refusals.state, status },
      loseAnswers: loseAnswers.state,
      loseRequests: loseRequests.state,
      status5xx: status5xx.state,
    };
  }

  set(change: Readonly<FaultsDto>): void {
    const { reset, loseAnswers, loseRequests, status5xx, refusals, expireSessions, dropSockets, ...switches } = change;
    if (reset) this.reset();
    this.switches = { ...this.switches, ...given(switches) };
    if (loseAnswers) this.strikes.loseAnswers.set(loseAnswers);
    if (loseRequests) this.strikes.loseRequests.set(loseRequests);
    if (status5xx) this.strikes.status5xx.set(status5xx);
    if (refusals) this.refuse(refusals);
    this.targets.setClockOffset(this.switches.clockOffsetMs);
    this.targets.setEnumerationProtection(this.switches.enumerationProtection);
    if (expireSessions) this.targets.expireSessions();
    if (dropSockets) this.targets.dropSockets();
    if (this.switches.documentStoreAway) this.targets.cutDocumentStore();
    if (this.switches.realtimeDatabaseAway) this.targets.cutRealtimeDatabase();
  }

  get documentStoreIsAway(): boolean {
    return this.switches.documentStoreAway;
  }

  get realtimeDatabaseIsAway(): boolean {
    return this.switches.realtimeDatabaseAway;
  }

  async beforeCall(path: string): Promise<'proceed' | 'cut' | number> {
    if (!this.concerns(path)) return 'proceed';
    const { latencyMs } = this.switches;
    if (latencyMs > 0) await new Promise(resolve => setTimeout(resolve, latencyMs));
    if (this.strikes.loseRequests.strikes()) return 'cut';
    if (this.strikes.status5xx.strikes()) return 503;
    return this.strikes.refusals.strikes() ? this.switches.refusalStatus : 'proceed';
  }

  losesAnswer(path: string): boolean {
    return this.concerns(path) && this.strikes.loseAnswers.strikes();
  }

  /** Fields of assigned patients that cannot be looked up. */
  readonly failedSigns = (): readonly string[] => this.switches.failedSigns;

  /** Reports wait, and half-made ones do not continue. */
  readonly reportsAreHeld = (): boolean => this.switches.reportsHeld;

  /** The value of CF-IPCountry at the edge. */
  readonly country = (): string => this.switches.country;

  /** The faults of the provider of dashboards. */
  readonly dashboards = (): DashboardFault => this.switches.dashboards;

  /** Returns the disturbance of the next chat event. */
  readonly disturbEvent = (): EventDisturbance => {
    const { reorderEvents, duplicateEvents } = this.switches;
    const lateMs = reorderEvents ? lateness.least + Math.floor(this.chance() * (lateness.most - lateness.least)) : 0;
    return { lateMs, twice: duplicateEvents };
  };

  private refuse(refusals: RefusalsDto): void {
    this.strikes.refusals.set(refusals);
    this.switches = { ...this.switches, refusalStatus: refusals.status };
  }

  private reset(): void {
    this.switches = normal;
    for (const strikes of Object.values(this.strikes)) strikes.set({});
  }

  private concerns(path: string): boolean {
    return path.startsWith(this.switches.pathPrefix);
  }
}

/** Drops what was not given: a validated DTO has every field, many of them undefined. */
function given<T extends object>(change: T): { readonly [K in keyof T]-?: Exclude<T[K], undefined> } {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { readonly [K in keyof T]-?: Exclude<T[K], undefined> };
}
