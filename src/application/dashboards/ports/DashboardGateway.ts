import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { DashboardView, EmbedData } from '@/domain/dashboards/DashboardView';
import type { Result } from '@/domain/kernel/Result';

export interface DashboardList {
  readonly views: readonly DashboardView[];
  /** Dashboards that could not be read. */
  readonly unreadable: number;
}

/** Dashboards of the other provider, as the backend opens them. */
export interface DashboardGateway {
  views(): Promise<Result<DashboardList, CallFailure>>;
  /** Each call makes a new token. */
  embedData(viewId: string): Promise<Result<EmbedData, CallFailure>>;
}
