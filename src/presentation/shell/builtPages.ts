import type { RouteObject } from 'react-router-dom';
import { textCatalogue } from '../shared/text/textCatalogue';

/**
 * Screens that exist, by the path of their route; each is downloaded when it is first opened.
 * A known path without an entry here says that its page is not available yet.
 */
export const builtPages: Readonly<Record<string, NonNullable<RouteObject['lazy']>>> = {
  '/therapist/go-chat/:list/:chatSessionId?': async () => {
    const [{ ChatPage }] = await Promise.all([import('./ChatPage'), textCatalogue.add('chat')]);
    return { Component: ChatPage };
  },
  '/account/settings': async () => {
    const [{ SettingsPage }] = await Promise.all([import('./SettingsPage'), textCatalogue.add('account')]);
    return { Component: SettingsPage };
  },
};
