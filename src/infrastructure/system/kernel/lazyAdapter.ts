import { once } from './once';

/**
 * An adapter whose code is downloaded when its first method is called. A failed download is tried again by the next
 * call; for that call `unreachable` answers, where it has the method, and otherwise the failure flies.
 */
export function lazyAdapter<P extends object>(load: () => Promise<P>, unreachable: Partial<P> = {}): P {
  const adapter = once(load);
  return new Proxy({} as P, {
    get: (_target, name) => {
      // A promise that resolves with this adapter must not take it for another promise.
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        const real = await adapter().catch((error: unknown) => {
          if (name in unreachable) return unreachable;
          throw error;
        });
        const method: unknown = Reflect.get(real, name);
        if (typeof method !== 'function') throw new TypeError(`The adapter has no method ${name}.`);
        return Reflect.apply(method, real, args);
      };
    },
  });
}
