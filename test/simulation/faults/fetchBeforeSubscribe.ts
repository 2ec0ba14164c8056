import { EVENT_PAGE } from '@/application/chat/ports/ChatEventFeed';
import type { PlantedFault } from './PlantedFault';

/** Fetches what there is, begins to listen a while later, and then hears of changes alone. */
export const fetchBeforeSubscribe: PlantedFault = {
  name: 'fetch-before-subscribe',
  finds: 'not-shown',
  openFeed: open => (window, token, uid, watcher) => {
    const { backend, profile } = window.parts;
    const { time, dice } = profile.world;
    let stop = (): void => undefined;
    let isStopped = false;
    const fetched = backend.newest(uid);
    time.in(dice.between(20, 400), () => !isStopped && watcher.onEvents(fetched, fetched.length >= EVENT_PAGE));
    time.in(dice.between(500, 1_200), () => {
      if (isStopped) return;
      const since = backend.lastSeq;
      stop = open(window, token, uid, { ...watcher, onEvents: (events, isFull) => watcher.onEvents(events.filter(({ seq }) => seq > since), isFull) });
    });
    return () => {
      isStopped = true;
      stop();
    };
  },
};
