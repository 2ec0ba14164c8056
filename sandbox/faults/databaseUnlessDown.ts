import type { RealtimeDatabaseHandler } from '#firebase-stand-in/realtimeDatabase/createRealtimeDatabaseHandler';

/** The realtime database, which refuses connections of either kind while it is switched off. */
export function databaseUnlessDown(handler: RealtimeDatabaseHandler, isAway: () => boolean): RealtimeDatabaseHandler {
  return {
    ...handler,
    handle: (request, response, url) => {
      if (url.pathname !== '/.lp' || !isAway()) return handler.handle(request, response, url);
      response.writeHead(503).end();
      return true;
    },
    upgrade: (request, socket, head, url) => !isAway() && handler.upgrade(request, socket, head, url),
  };
}
