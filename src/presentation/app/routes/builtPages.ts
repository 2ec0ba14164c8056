import { createElement } from 'react';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { HomePage } from '../home/HomePage';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { PageName } from './knownRoutes';
import { organisationPages } from './organisationPages';
import { pageOnDemand, type BuiltPage, type OnDemandPage } from './pageOnDemand';
import { patientPages } from './patientPages';

/** One page for the chats of both generations: it shows all of them at either address. */
const chatPage = pageOnDemand(async () => {
  const [{ ChatPage }] = await Promise.all([import('./ChatPage'), textCatalogue.add('chat', 'chatActs', 'forms')]);
  return ChatPage;
});

/** All screens by page. Each but Home is downloaded when it is first opened. */
export const builtPages: Readonly<Record<PageName, BuiltPage>> = {
  home: { Component: HomePage },
  ...patientPages,
  ...organisationPages,
  chatV2: chatPage,
  chatV1: chatPage,
  chatLogV1: pageOnDemand(async () => {
    const [{ ChatLogPage }] = await Promise.all([import('./ChatLogPage'), textCatalogue.add('chatLog', 'chat')]);
    return ChatLogPage;
  }),
  chatRequestsV1: requestsPage('v1'),
  chatRequestsV2: requestsPage('v2'),
  claimChat: pageOnDemand(async () => {
    const [{ ClaimPage }] = await Promise.all([import('./ClaimPage'), textCatalogue.add('chatActs')]);
    return ClaimPage;
  }),
  settings: pageOnDemand(async () => {
    const [{ SettingsPage }] = await Promise.all([import('./SettingsPage'), textCatalogue.add('account', 'forms')]);
    return SettingsPage;
  }),
  therapistProfile: pageOnDemand(async () => {
    const [{ OwnProfileInShell }] = await Promise.all([
      import('./OwnProfileInShell'),
      textCatalogue.add('profile', 'account', 'forms', 'week', 'drive'),
    ]);
    return OwnProfileInShell;
  }),
  domoDashboard: pageOnDemand(async () => {
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
