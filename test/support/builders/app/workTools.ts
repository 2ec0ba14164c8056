import { KnownPatients } from '@/application/kernel/KnownPatients';
import { ChatCommands } from '@/application/chat/page/ChatCommands';
import { ChatState } from '@/application/chat/page/ChatState';
import type { LostChat } from '@/application/chat/conversations/EndedChats';
import { WatchChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import { RememberTabs } from '@/application/app/RememberTabs';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import { ChatBadgesStore } from '@/presentation/app/toolbar/ChatBadgesStore';
import { nameOfTab } from '@/presentation/app/tabs/nameOfTab';
import { PaletteStore } from '@/presentation/app/navigation/PaletteStore';
import { scopeOfTab } from '@/presentation/app/tabs/scopeOfTab';
import { TabsStore } from '@/presentation/app/tabs/TabsStore';
import { chatActTools } from '../chat/chatActTools';
import { FakeChatEngine } from '../../fakes/chat/FakeChatEngine';
import { FakeConnectivity } from '../../fakes/chat/FakeConnectivity';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeTabVault } from '../../fakes/app/FakeTabVault';
import { ManualClock } from '../../fakes/kernel/ManualClock';

interface WorkSurroundings {
  readonly vault: Pick<SessionVault, 'current'>;
  readonly clock?: ManualClock;
  readonly chatState?: ChatState;
  readonly scopes?: ScopeCache;
  /** The pages that were open at the end of the last visit. */
  readonly kept?: readonly string[];
  readonly nameOfPatient?: (patientId: string) => Promise<string | undefined>;
  readonly nameOfUser?: (userId: string) => Promise<string | undefined>;
  readonly nameOfOrganisation?: (organisationId: string) => Promise<string | undefined>;
}

/** The stores of the work area on fakes. */
export function workTools({
  vault,
  clock = new ManualClock(),
  chatState = new ChatState(),
  kept = [],
  nameOfPatient = async () => undefined,
  nameOfUser = async () => undefined,
  nameOfOrganisation = async () => undefined,
  scopes = new ScopeCache({ status: 'couldNotCheck' }),
}: WorkSurroundings) {
  const [tabVault, device, engine] = [new FakeTabVault(kept), new FakeConnectivity(), new FakeChatEngine()];
  const knownPatients = new KnownPatients();
  const ended: (string | undefined)[] = [];
  const lost: LostChat[] = [];
  const tabs = new TabsStore(
    {
      rememberTabs: new RememberTabs({ vault: tabVault, session: vault, scopes, clock }),
      connectivity: device,
      knownPatients,
      loadName: { patient: nameOfPatient, user: nameOfUser, organisation: nameOfOrganisation },
    },
    nameOfTab,
    scopeOfTab,
  );
  const chatBadges = new ChatBadgesStore({
    watchChatBadges: new WatchChatBadges(chatState),
    commands: new ChatCommands(engine, chatState, clock),
    clock,
    onEnded: (chatSessionId, name) => {
      if (tabs.endChat(chatSessionId)) ended.push(name);
    },
    onLost: chat => {
      if (tabs.endChat(chat.chatSessionId)) lost.push(chat);
    },
  });
  return {
    chatState,
    knownPatients,
    tabVault,
    device,
    engine,
    ended,
    lost,
    clock,
    stores: { tabs, chatBadges, chatActs: chatActTools(clock, chatState).stores, palette: new PaletteStore() },
  };
}
