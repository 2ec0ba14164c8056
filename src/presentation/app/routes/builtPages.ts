import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { textCatalogue } from '../../kit/text/textCatalogue';
import type { KnownPath } from './knownRoutes';
import { organisationPages } from './organisationPages';
import { patientPages } from './patientPages';

/** One workspace for both generations of chats: either address shows them all. */
const chatPage: NonNullable<RouteObject['lazy']> = async () => {
  const [{ ChatPage }] = await Promise.all([import('./ChatPage'), textCatalogue.add('chat', 'chatActs')]);
  return { Component: ChatPage };
};

/**
 * Screens that exist, by the path of their route; each is downloaded when it is first opened.
 * `notBuilt`: the page says that it is not available yet.
 */
export const builtPages: Readonly<Record<KnownPath, NonNullable<RouteObject['lazy']> | 'notBuilt'>> = {
  ...patientPages,
  ...organisationPages,
  '/therapist/go-chat/:list/:chatSessionId?': chatPage,
  '/therapist/chat': chatPage,
  '/therapist/chat/:chatSessionId': chatPage,
  '/therapist/chat-log': async () => {
    const [{ ChatLogPage }] = await Promise.all([import('./ChatLogPage'), textCatalogue.add('chatLog', 'chat')]);
    return { Component: ChatLogPage };
  },
  '/therapist/chat-requests': () => requestsPage('v1'),
  '/therapist/go-chat-requests': () => requestsPage('v2'),
  '/therapist/claim-chat': async () => {
    const [{ ClaimPage }] = await Promise.all([import('./ClaimPage'), textCatalogue.add('chatActs')]);
    return { Component: ClaimPage };
  },
  '/account/settings': async () => {
    const [{ SettingsPage }] = await Promise.all([import('./SettingsPage'), textCatalogue.add('account', 'forms')]);
    return { Component: SettingsPage };
  },
  '/therapist/profile': async () => {
    const [{ OwnProfileInShell }] = await Promise.all([
      import('./OwnProfileInShell'),
      textCatalogue.add('profile', 'account', 'forms', 'week', 'drive'),
    ]);
    return { Component: OwnProfileInShell };
  },
  '/admin/message-alerts': 'notBuilt',
  '/admin/tools/survey': 'notBuilt',
  '/admin/reporting/reports': 'notBuilt',
  '/admin/reporting/report-schedule': 'notBuilt',
  '/admin/reporting/dashboard': 'notBuilt',
};

async function requestsPage(generation: ChatGeneration): Promise<Pick<RouteObject, 'Component'>> {
  const [{ RequestsPage }] = await Promise.all([import('./RequestsPage'), textCatalogue.add('chatActs')]);
  return { Component: () => createElement(RequestsPage, { generation }) };
}
