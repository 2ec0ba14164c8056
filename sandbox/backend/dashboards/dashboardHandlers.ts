import type { DashboardViewDto, EmbedDataDto } from '@/infrastructure/http/dashboards/dashboardDtos';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** The backend's requests to the provider of dashboards. */
export interface DashboardPort {
  views(): DashboardViewDto[];
  /** Undefined where there is no such dashboard. */
  embed(viewId: string): EmbedDataDto | undefined;
}

export const noDashboards: DashboardPort = { views: () => [], embed: () => undefined };

export const dashboardHandlers = (provider: DashboardPort): HandlersOf<'dashboards'> => ({
  views: () => provider.views(),
  embedData: ({ path }) => {
    const embed = provider.embed(path.viewId);
    if (!embed) throw new BackendError(404, 'NotFound', 'There is no such dashboard.');
    return embed;
  },
});
