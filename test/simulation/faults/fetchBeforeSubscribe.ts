import type { PlantedFault } from './PlantedFault';

/** Loads the current state, subscribes a while later, and then receives only changes. */
export const fetchBeforeSubscribe: PlantedFault = {
  name: 'fetch-before-subscribe',
  finds: 'not-shown',
  openFeed: open => (engine, token, uid, watcher) => {
    const { backend, profile } = engine.window.parts;
    const { time, dice } = profile.world;
    let stop = (): void => undefined;
    let isStopped = false;
    const fetched = backend.newest(uid, engine.generation);
    time.in(dice.between(20, 400), () => !isStopped && watcher.onEvents(fetched, fetched.length >= backend.pageSize));
    time.in(dice.between(500, 1_200), () => {
      if (isStopped) return;
      const since = backend.lastSeq;
      const onEvents: typeof watcher.onEvents = (events, isFull) => {
        const changes = events.filter(({ seq }) => seq > since);
        watcher.onEvents(changes, isFull && changes.length === events.length);
      };
      stop = open(engine, token, uid, { ...watcher, onEvents });
    });
    return () => {
      isStopped = true;
      stop();
    };
  },
};
