import 'reflect-metadata';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import type { BackendHandlers } from './Handlers';
import type { AnyHandler, Route } from './Route';

/** Pairs every call of the table with its handler. */
export function routesOf(handlers: BackendHandlers): readonly Route[] {
  return Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([feature, calls]) => {
    const served: Readonly<Record<string, AnyHandler>> = handlers[feature as keyof BackendHandlers];
    return Object.entries(calls).map(([call, endpoint]) => toRoute(`${feature}.${call}`, endpoint, served[call]));
  });
}

function toRoute(name: string, endpoint: Endpoint, handler: AnyHandler | undefined): Route {
  if (!handler) throw new Error(`The call ${name} has no handler`);
  return { name, endpoint, handler };
}
