import { flagDefaults } from '@/domain/access/featureFlags';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** Schemes with switches; those of the dashboard have their defaults. */
const schemes: Readonly<Record<string, Readonly<Record<string, boolean>>>> = { 'staff-dashboard': flagDefaults };

export function remoteConfigHandlers(): HandlersOf<'remoteConfig'> {
  return {
    config: ({ path }) => {
      const switches = schemes[path.scheme];
      if (switches === undefined) throw new BackendError(404, 'NotFound', 'There is no such scheme.');
      return { parameters: Object.entries(switches).map(([name, value]) => ({ name, value })) };
    },
  };
}
