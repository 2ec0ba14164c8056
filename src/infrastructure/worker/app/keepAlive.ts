interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

const isExtendable = (event: Event): event is Extendable => 'waitUntil' in event;

/** Keeps a service worker alive until the work is done. */
export function keepAlive(event: Event, work: Promise<unknown>): void {
  if (isExtendable(event)) event.waitUntil(work);
}
