import { once } from './once';

/**
 * An adapter whose code is downloaded at the first call of a method. If the download fails, the call gets the answer of
 * `unreachable`, or the error if that lacks the method; the next call downloads again.
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
