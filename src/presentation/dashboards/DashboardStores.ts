import type { DashboardStore } from './DashboardStore';

/** Makes the store of the page of the other provider’s dashboards. Downloaded with it. */
export interface DashboardStores {
  /** Whether the settings name where the dashboards come from. */
  readonly isConnected: boolean;
  dashboard(): DashboardStore;
}
