import { useEffect, useState } from 'react';
import { neededScope } from '../routes/neededScope';
import { pageOf } from '../routes/pageOf';
import { useShellStores } from '../useShellStores';

import type { FoundElsewhereStore } from './FoundElsewhereStore';
import { routes } from '../routes/routes';

interface Finding {
  /** Undefined until it is downloaded, and for a user who may not search for anything. */
  readonly store: FoundElsewhereStore | undefined;
  readonly isLost: boolean;
}

/** Searches for the text in the palette, among the organisations and users that this user may see. */
export function useFoundElsewhere(): Finding {
  const { access, administration: load, palette } = useShellStores();
  const [store, setStore] = useState<FoundElsewhereStore | undefined>();
  const [isLost, lose] = useState(false);
  const mayOpen = (path: string): boolean => access.verdict(neededScope(pageOf(path)?.route, access)) === 'allow';
  const [organisations, people] = [mayOpen(routes.organisations.pattern), mayOpen(routes.users.pattern)];
  const isAsked = palette.query !== '' && (organisations || people);
  useEffect(() => {
    if (!isAsked || store !== undefined) return;
    let isOver = false;
    load().then(
      stores => {
        if (isOver) return;
        setStore(stores.found());
        lose(false);
      },
      () => {
        if (!isOver) lose(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isAsked, store, load]);
  useEffect(() => store?.type(palette.query, { organisations, people }), [store, palette.query, organisations, people]);
  useEffect(() => () => store?.stop(), [store]);
  return { store, isLost: isLost && isAsked };
}
