import { ChatBoard } from '@/application/chat/ChatBoard';
import type { LostChat } from '@/application/chat/LostChats';
import { ReloadChats } from '@/application/chat/ReloadChats';
import { WatchChatMarks } from '@/application/chat/WatchChatMarks';
import { RememberTabs } from '@/application/shell/RememberTabs';
import { WatchNetwork } from '@/application/shell/WatchNetwork';
import type { ScopeCache } from '@/application/access/ports/ScopeCache';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import { ChatMarksStore } from '@/presentation/shell/ChatMarksStore';
import { nameOfTab } from '@/presentation/shell/nameOfTab';
import { PaletteStore } from '@/presentation/shell/PaletteStore';
import { scopeOfTab } from '@/presentation/shell/scopeOfTab';
import { TabsStore } from '@/presentation/shell/TabsStore';
import { chatActTools } from './chatActTools';
import { FakeChatEngine } from '../fakes/FakeChatEngine';
import { FakeConnectivity } from '../fakes/FakeConnectivity';
import { FakeScopeCache } from '../fakes/FakeScopeCache';
import { FakeTabVault } from '../fakes/FakeTabVault';
import { ManualClock } from '../fakes/ManualClock';

interface WorkSurroundings {
  readonly vault: Pick<SessionVault, 'current'>;
  readonly clock?: ManualClock;
  readonly board?: ChatBoard;
  readonly scopes?: ScopeCache;
  /** What was open at the end of the last visit. */
  readonly kept?: readonly string[];
  readonly nameOfPatient?: (patientId: string) => Promise<string | undefined>;
}

/** The stores of the work area on fakes. */
export function workTools({ vault, clock = new ManualClock(), board = new ChatBoard(), kept = [], nameOfPatient = async () => undefined, scopes = new FakeScopeCache({ status: 'couldNotCheck' }) }: WorkSurroundings) {
  const [tabVault, device, engine] = [new FakeTabVault(kept), new FakeConnectivity(), new FakeChatEngine()];
  const ended: (string | undefined)[] = [];
  const lost: LostChat[] = [];
  const tabs = new TabsStore({ rememberTabs: new RememberTabs({ vault: tabVault, session: vault, scopes, clock }), watchNetwork: new WatchNetwork(device), nameOfPatient }, nameOfTab, scopeOfTab);
  const chatMarks = new ChatMarksStore({
    watchChatMarks: new WatchChatMarks(board),
    reloadChats: new ReloadChats(engine),
    clock,
    onEnded: (chatSessionId, name) => {
      if (tabs.endChat(chatSessionId)) ended.push(name);
    },
    onLost: chat => {
      if (tabs.endChat(chat.chatSessionId)) lost.push(chat);
    },
  });
  return { board, tabVault, device, engine, ended, lost, clock, stores: { tabs, chatMarks, chatActs: chatActTools(clock, board).stores, palette: new PaletteStore() } };
}
