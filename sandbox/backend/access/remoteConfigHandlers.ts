import { flagDefaults } from '@/domain/access/featureFlags';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** Schemes with switches; those of the dashboard have their defaults. */
const schemes: Readonly<Record<string, Readonly<Record<string, boolean>>>> = { 'staff-dashboard': flagDefaults };

export function remoteConfigHandlers(): HandlersOf<'remoteConfig'> {
  return {
    config: ({ path }) => {
      const switches = Object.hasOwn(schemes, path.scheme) ? schemes[path.scheme] : undefined;
      if (switches === undefined) throw new BackendError(404, 'NotFound', 'There is no such scheme.');
      return { parameters: Object.entries(switches).map(([name, value]) => ({ name, value })) };
    },
    value: ({ path: { key } }) => {
      const scheme = Object.values(schemes).find(switches => Object.hasOwn(switches, key));
      if (scheme === undefined) throw new BackendError(404, 'NotFound', 'There is no such switch.');
      return { name: key, value: scheme[key] === true };
    },
  };
}
