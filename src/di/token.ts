import type { ServiceIdentifier } from 'inversify';

/** Names a service and carries its type, so that a wrong binding does not compile. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);
