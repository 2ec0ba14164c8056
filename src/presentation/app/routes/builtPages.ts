import { createElement } from 'react';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { KnownPath } from './knownRoutes';
import { organisationPages } from './organisationPages';
import { pageOnDemand, type OnDemandPage } from './pageOnDemand';
import { patientPages, type RedirectingPage } from './patientPages';

/** One page for the chats of both generations: it shows all of them at either address. */
const chatPage = pageOnDemand(async () => {
  const [{ ChatPage }] = await Promise.all([import('./ChatPage'), textCatalogue.add('chat', 'chatActs', 'forms')]);
  return ChatPage;
});

/** All screens by the path of their route. Each is downloaded when it is first opened. */
export const builtPages: Readonly<Record<KnownPath, OnDemandPage | RedirectingPage>> = {
  ...patientPages,
  ...organisationPages,
  '/therapist/go-chat/:list/:chatSessionId?': chatPage,
  '/therapist/chat': chatPage,
  '/therapist/chat/:chatSessionId': chatPage,
  '/therapist/chat-log': pageOnDemand(async () => {
    const [{ ChatLogPage }] = await Promise.all([import('./ChatLogPage'), textCatalogue.add('chatLog', 'chat')]);
    return ChatLogPage;
  }),
  '/therapist/chat-requests': requestsPage('v1'),
  '/therapist/go-chat-requests': requestsPage('v2'),
  '/therapist/claim-chat': pageOnDemand(async () => {
    const [{ ClaimPage }] = await Promise.all([import('./ClaimPage'), textCatalogue.add('chatActs')]);
    return ClaimPage;
  }),
  '/account/settings': pageOnDemand(async () => {
    const [{ SettingsPage }] = await Promise.all([import('./SettingsPage'), textCatalogue.add('account', 'forms')]);
    return SettingsPage;
  }),
  '/therapist/profile': pageOnDemand(async () => {
    const [{ OwnProfileInShell }] = await Promise.all([
      import('./OwnProfileInShell'),
      textCatalogue.add('profile', 'account', 'forms', 'week', 'drive'),
    ]);
    return OwnProfileInShell;
  }),
  '/admin/reporting/dashboard': pageOnDemand(async () => {
    const [{ DashboardInShell }] = await Promise.all([
      import('./DashboardInShell'),
      textCatalogue.add('dashboards', 'forms'),
    ]);
    return DashboardInShell;
  }),
};

function requestsPage(generation: ChatGeneration): OnDemandPage {
  return pageOnDemand(async () => {
    const [{ RequestsPage }] = await Promise.all([import('./RequestsPage'), textCatalogue.add('chatActs')]);
    return () => createElement(RequestsPage, { generation });
  });
}
