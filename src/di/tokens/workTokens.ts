import type { WatchChatBadges } from '@/application/chat/conversations/WatchChatBadges';
import type { RememberTabs } from '@/application/app/RememberTabs';
import type { TabVault } from '@/application/app/ports/TabVault';
import type { KnownPatients } from '@/application/kernel/KnownPatients';
import { token } from '../token';

/** What the work area of the shell needs: bound when the shell is downloaded. */
export const TabVaultToken = token<TabVault>('TabVault');
export const RememberTabsToken = token<RememberTabs>('RememberTabs');
export const WatchChatBadgesToken = token<WatchChatBadges>('WatchChatBadges');
export const KnownPatientsToken = token<KnownPatients>('KnownPatients');
