import type { DashboardGateway, DashboardList } from '@/application/dashboards/ports/DashboardGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { EmbedData } from '@/domain/dashboards/DashboardView';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { whole } from '../client/mapAnswer';
import { toCallAnswer } from '../client/toCallAnswer';
import { dashboardEndpoints } from '../endpoints/dashboards';

/** The screen reports the failure itself. */
const call = { expects: [403, 404], ownWords: true } as const satisfies CallOptions;

export class AxiosDashboardGateway implements DashboardGateway {
  constructor(private readonly backend: BackendClient) {}

  async views(): Promise<Result<DashboardList, CallFailure>> {
    const answer = await this.backend.call(dashboardEndpoints.views, {}, call);
    return toCallAnswer(answer, (views, { unreadable }) => ({
      views: views.map(({ viewId, title, filters }) => ({
        ...{ id: viewId, title },
        filters: filters.map(({ column, label, values }) => ({ column, label, values })),
      })),
      unreadable,
    }));
  }

  async embedData(viewId: string): Promise<Result<EmbedData, CallFailure>> {
    const answer = await this.backend.call(dashboardEndpoints.embedData, { path: { viewId } }, call);
    return toCallAnswer(whole(answer), ({ embedUrl, embedToken, expiresAt, dataAsOf }) => ({
      ...{ url: embedUrl, token: embedToken, expiresAt: Date.parse(expiresAt) },
      ...(dataAsOf !== undefined && { dataAsOf: Date.parse(dataAsOf) }),
    }));
  }
}
