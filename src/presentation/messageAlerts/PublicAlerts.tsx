import { useState } from 'react';
import { ShownAlerts } from './ShownAlerts';
import type { ShownAlertsStore } from './ShownAlertsStore';

/** The messages for visitors, on the login card. */
export function PublicAlerts({ createStore }: { readonly createStore: () => ShownAlertsStore }) {
  const [store] = useState(createStore);
  return <ShownAlerts store={store} isCard />;
}
