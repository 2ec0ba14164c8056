import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { patientPages } from './patientPages';

/** One workspace for both generations of chats: either address shows them all. */
const chatPage: NonNullable<RouteObject['lazy']> = async () => {
  const [{ ChatPage }] = await Promise.all([import('./ChatPage'), textCatalogue.add('chat', 'chatActs')]);
  return { Component: ChatPage };
};

/**
 * Screens that exist, by the path of their route; each is downloaded when it is first opened.
 * A known path without an entry here says that its page is not available yet.
 */
export const builtPages: Readonly<Record<string, NonNullable<RouteObject['lazy']>>> = {
  ...patientPages,
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
    const [{ SettingsPage }] = await Promise.all([import('./SettingsPage'), textCatalogue.add('account')]);
    return { Component: SettingsPage };
  },
};

async function requestsPage(generation: ChatGeneration): Promise<Pick<RouteObject, 'Component'>> {
  const [{ RequestsPage }] = await Promise.all([import('./RequestsPage'), textCatalogue.add('chatActs')]);
  return { Component: () => createElement(RequestsPage, { generation }) };
}
