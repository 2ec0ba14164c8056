import { downloadAllowed } from '@/domain/drive/downloadAllowed.rule';
import type { ScopesState } from '@/domain/access/ScopesState';
import type { ScopeCache } from '../access/ScopeCache';
import type { Unsubscribe } from '../kernel/Unsubscribe';

export type DownloadPermission = ReturnType<typeof downloadAllowed>;

/** Reports whether the user may download patients' files, now and whenever their scopes change. */
export class WatchDownloadPermission {
  constructor(private readonly scopes: Pick<ScopeCache, 'read' | 'subscribe'>) {}

  execute(notify: (leave: DownloadPermission) => void): Unsubscribe {
    const report = (state: ScopesState): void =>
      notify(downloadAllowed({ held: state.status === 'known' ? state.scopes : state.status }));
    report(this.scopes.read());
    return this.scopes.subscribe(report);
  }
}
