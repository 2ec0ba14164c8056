import type { RouteObject } from 'react-router-dom';

/**
 * Screens that exist, by the path of their route; each is downloaded when it is first opened.
 * A known path without an entry here says that its page is not available yet.
 */
export const builtPages: Readonly<Record<string, NonNullable<RouteObject['lazy']>>> = {};
