import type { FollowEngineLinks } from '@/application/serverStatus/FollowEngineLinks';
import type { KeepServerTime } from '@/application/serverStatus/KeepServerTime';
import type { LinkBoard } from '@/application/serverStatus/LinkBoard';
import type { WatchKeeping } from '@/application/serverStatus/WatchKeeping';
import type { WatchLinks } from '@/application/serverStatus/WatchLinks';
import type { NoteEngineSessionLife } from '@/application/session/NoteEngineSessionLife';
import { token } from '../token';

export const LinkBoardToken = token<LinkBoard>('LinkBoard');
export const KeepServerTimeToken = token<KeepServerTime>('KeepServerTime');
export const FollowEngineLinksToken = token<FollowEngineLinks>('FollowEngineLinks');
export const WatchKeepingToken = token<WatchKeeping>('WatchKeeping');
export const WatchLinksToken = token<WatchLinks>('WatchLinks');
export const NoteEngineSessionLifeToken = token<NoteEngineSessionLife>('NoteEngineSessionLife');
