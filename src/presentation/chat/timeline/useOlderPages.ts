import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { TimeId } from '@/domain/chat/TimeId';
import type { TimelineStore } from './TimelineStore';

/**
 * Looks again whenever history was read further back. A page may hold changes of what is there already and nothing else: then the
 * list does not grow, nothing can be scrolled, and nobody would ask for the next page. A page that leads no further asks for none.
 */
export function useOlderPages(store: Pick<TimelineStore, 'loadedTo'>, lookAgain: () => void): void {
  useEffect(() => {
    let last: TimeId | undefined;
    return reaction(
      () => store.loadedTo,
      loadedTo => {
        if (loadedTo === undefined || loadedTo === last) return;
        last = loadedTo;
        lookAgain();
      },
    );
  }, [store, lookAgain]);
}
