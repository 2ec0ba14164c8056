import { randomBytes } from 'node:crypto';
import type { DashboardViewDto, EmbedDataDto } from '@/infrastructure/http/dashboards/dashboardDtos';
import type { DashboardFault } from '#sandbox/faults/FaultsDto';

/** Milliseconds for which a token opens its dashboard, as a session of the provider lasts. */
const TOKEN_LIFE_MS = 10 * 60_000;
/** Milliseconds after which the provider reads the numbers of the service again. */
const READ_EVERY_MS = 60 * 60_000;
/** Numbers of fewer people than this are not shown; others are rounded. */
const FEWEST = 8;
const ROUNDED_TO = 5;

/** A number of the service, with what it can be filtered by. */
export interface DashboardFigure {
  readonly label: string;
  readonly count: number;
  /** The number of people behind it. */
  readonly people: number;
  readonly by: Readonly<Record<string, string>>;
}

/** A dashboard, and the source of its numbers. */
export interface DashboardSource extends DashboardViewDto {
  readonly read: () => readonly DashboardFigure[];
}

/** A number as the provider shows it: none of a group in which people could be recognised. */
export interface ShownFigure extends Omit<DashboardFigure, 'count' | 'people'> {
  readonly count: number | '*';
}

interface OpenedDashboard {
  readonly title: string;
  readonly figures: readonly ShownFigure[];
}

export interface ProviderDependencies {
  readonly clock: { now(): number };
  readonly sources: readonly DashboardSource[];
  /** The origin of the provider's frames, without a trailing slash. */
  readonly origin: () => string;
  readonly fault: () => DashboardFault;
}

/** The other provider: it knows the service’s numbers as of its last reading, and who may open what. */
export class DashboardProvider {
  private readonly tokens = new Map<string, { readonly viewId: string; readonly until: number }>();
  private readonly readings = new Map<string, { readonly at: number; readonly figures: readonly ShownFigure[] }>();

  constructor(readonly dependencies: ProviderDependencies) {}

  views(): DashboardViewDto[] {
    return this.dependencies.sources
      .map(({ viewId, title, filters }) => ({ viewId, title, filters }))
      .sort((a, b) => (a.title < b.title ? -1 : 1));
  }

  /** Undefined where there is no such dashboard. */
  embed(viewId: string): EmbedDataDto | undefined {
    const source = this.dependencies.sources.find(one => one.viewId === viewId);
    if (!source) return undefined;
    const now = this.dependencies.clock.now();
    const until = this.dependencies.fault() === 'expired' ? now : now + TOKEN_LIFE_MS;
    for (const [token, { until: end }] of this.tokens) if (end <= now) this.tokens.delete(token);
    const embedToken = randomBytes(32).toString('base64url');
    this.tokens.set(embedToken, { viewId, until });
    return {
      ...{ embedUrl: `${this.dependencies.origin()}/embed/pages/${viewId}`, embedToken },
      expiresAt: new Date(until).toISOString(),
      dataAsOf: new Date(this.reading(source).at).toISOString(),
    };
  }

  /**
   * The dashboard that a token opens, once; undefined for one that is unknown, used, expired or of another dashboard.
   */
  open(viewId: string, token: string): OpenedDashboard | undefined {
    const known = this.tokens.get(token);
    this.tokens.delete(token);
    const source = this.dependencies.sources.find(one => one.viewId === viewId);
    if (!known || !source || known.viewId !== viewId || this.dependencies.clock.now() >= known.until) return undefined;
    return { title: source.title, figures: this.reading(source).figures };
  }

  private reading(source: DashboardSource): { readonly at: number; readonly figures: readonly ShownFigure[] } {
    const now = this.dependencies.clock.now();
    const before = this.readings.get(source.viewId);
    if (before && now >= before.at && now - before.at < READ_EVERY_MS) return before;
    const reading = {
      at: now,
      figures: source.read().map(({ people, ...figure }) => ({ ...figure, count: shown(figure.count, people) })),
    };
    this.readings.set(source.viewId, reading);
    return reading;
  }
}

function shown(count: number, people: number): number | '*' {
  if (count > 0 && Math.min(count, people) < FEWEST) return '*';
  return Math.round(count / ROUNDED_TO) * ROUNDED_TO;
}
