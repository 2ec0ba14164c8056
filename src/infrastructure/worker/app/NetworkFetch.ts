/**
 * The part of the platform's fetch event that is used; its own type belongs to a library of types that excludes the
 * page's.
 */
export interface NetworkFetch extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export function isNetworkFetch(event: Event): event is NetworkFetch {
  return 'request' in event && 'respondWith' in event;
}
