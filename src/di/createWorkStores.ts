import type { Container } from 'inversify';
import { MoveDraftsOnUpgrade } from '@/application/chat/drafts/MoveDraftsOnUpgrade';
import { patientName } from '@/domain/chat/conversations/patientName';
import { once } from '@/infrastructure/system/kernel/once';
import { chatPath } from '@/presentation/chat/chatPath';
import { ChatBadgesStore } from '@/presentation/app/toolbar/ChatBadgesStore';
import { nameOfTab } from '@/presentation/app/tabs/nameOfTab';
import { PaletteStore } from '@/presentation/app/navigation/PaletteStore';
import { scopeOfTab } from '@/presentation/app/tabs/scopeOfTab';
import type { ShellStores } from '@/presentation/app/ShellStores';
import { appText } from '@/presentation/app/appText';
import { TabsStore } from '@/presentation/app/tabs/TabsStore';
import type { Toasts } from '@/presentation/kit/Toasts';
import { createChatActStores } from './createChatActStores';
import { ChatStateToken, ChatCommandsToken, SaveDraftToken } from './tokens/chatTokens';
import { ClockToken } from './tokens/systemTokens';
import { RememberTabsToken, WatchChatBadgesToken, WatchNetworkToken } from './tokens/workTokens';

/** The stores of the work area of one person. */
export function createWorkStores(container: Container, toasts: Toasts): Pick<ShellStores, 'tabs' | 'chatBadges' | 'chatActs' | 'palette' | 'patients'> {
  const patients = once(async () => (await import('./createPatientStores')).createPatientStores(container, toasts));
  const tabs = new TabsStore(
    {
      rememberTabs: container.get(RememberTabsToken),
      watchNetwork: container.get(WatchNetworkToken),
      nameOfPatient: patientId => patients().then(stores => stores.nameOf(patientId), () => undefined),
    },
    nameOfTab,
    scopeOfTab,
  );
  const chatBadges = new ChatBadgesStore({
    watchChatBadges: container.get(WatchChatBadgesToken),
    commands: container.get(ChatCommandsToken),
    clock: container.get(ClockToken),
    onEnded: (chatSessionId, name) => {
      if (tabs.endChat(chatSessionId)) toasts.success(name === undefined ? appText('chats.endedUnnamed') : appText('chats.ended', { name }));
    },
    onLost: ({ chatSessionId, patientName: name, isOut }) => {
      if (tabs.endChat(chatSessionId)) toasts.danger(appText(isOut ? 'chats.out' : 'chats.lost', { name }));
    },
  });
  new MoveDraftsOnUpgrade(container.get(ChatStateToken), container.get(SaveDraftToken)).execute((before, after) => {
    const goesOn = tabs.wasShown(before.chatSessionId);
    tabs.endChat(before.chatSessionId);
    if (goesOn) tabs.show(chatPath(after));
    toasts.success(appText('chats.upgraded', { name: patientName(after.patient) }));
  });
  const chatActs = createChatActStores(container, toasts, { patients, endChat: chatSessionId => tabs.endChat(chatSessionId) });
  return { tabs, chatBadges, chatActs, patients, palette: new PaletteStore() };
}
