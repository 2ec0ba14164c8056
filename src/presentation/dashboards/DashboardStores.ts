import type { DashboardStore } from './DashboardStore';

/** Makes the store of the page of the other provider’s dashboards. Downloaded with it. */
export interface DashboardStores {
  /** True if the settings name the source of the dashboards. */
  readonly isConnected: boolean;
  dashboard(): DashboardStore;
}
