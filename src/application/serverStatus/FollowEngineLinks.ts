import type { LinkState } from '@/domain/serverStatus/Link';
import type { ChatEngine, CoreReport } from '../chat/ports/ChatEngine';
import type { LiveState } from '../shared/LiveState';
import type { Stop } from '../shared/Stop';
import type { BackendReach } from './BackendReach';
import type { LinkBoard } from './LinkBoard';

type EngineNews = Extract<CoreReport, { type: 'news' }>['news'];
type SyncNews = Extract<EngineNews, { type: 'sync' }>;

const storeStates: Readonly<Record<SyncNews['sync']['phase'], LinkState>> = {
  off: 'unused',
  live: 'live',
  subscribing: 'connecting',
  catchingUp: 'connecting',
  stale: 'lost',
  down: 'lost',
};

/** V2 messages come from the document store; what is late of V1 alone says nothing about it. */
function storeStateOf({ sync, delayed }: SyncNews): LinkState {
  const isOfV1Alone = 'since' in sync && delayed?.includes('v2') === false;
  return isOfV1Alone ? 'live' : storeStates[sync.phase];
}

const liveStates: Readonly<Record<LiveState<unknown>['status'], LinkState>> = { unknown: 'connecting', live: 'live', delayed: 'lost', failed: 'lost' };

/** Learns from the chat engine how it and its connections are, and whether it can keep what is written. */
export class FollowEngineLinks {
  constructor(
    private readonly engine: ChatEngine,
    private readonly links: LinkBoard,
    private readonly reach: BackendReach,
  ) {}

  execute(): Stop {
    return this.engine.listen(report => this.take(report));
  }

  private take(report: CoreReport): void {
    switch (report.type) {
      case 'core':
        return this.links.note('engine', 'connecting');
      case 'profile':
        return this.links.note('engine', 'live');
      case 'keys':
        return report.message === 'FAILED' ? this.links.note('engine', 'lost') : undefined;
      case 'unauthorised':
      case 'profileFailed':
        return this.links.note('engine', 'lost');
      case 'crashed':
        this.nothingUsed();
        return this.links.note('engine', 'lost');
      case 'loggedOut':
        this.nothingUsed();
        this.links.noteKeeping(true);
        return this.links.note('engine', 'unused');
      case 'backend':
        return this.reach.tell(report.reached);
      case 'cachedChats':
        return this.links.note('realtimeDatabase', liveStates[report.state.status]);
      case 'news':
        return this.takeNews(report.news);
      default:
        return;
    }
  }

  private takeNews(news: EngineNews): void {
    if (news.type === 'sync') this.links.note('documentStore', storeStateOf(news));
    if (news.type === 'storage') this.links.noteKeeping(news.state === 'works');
  }

  private nothingUsed(): void {
    this.links.note('documentStore', 'unused');
    this.links.note('realtimeDatabase', 'unused');
  }
}
