import type { DocumentStoreHandler } from '#firebase-stand-in/documentStore/createDocumentStoreHandler';

/** The document store, which ends every connection to it while it is switched off. */
export function storeUnlessDown(handler: DocumentStoreHandler, isAway: () => boolean): DocumentStoreHandler {
  return {
    ...handler,
    handle: (request, response, url) => {
      if (!isAway() || !handler.serves(url)) return handler.handle(request, response, url);
      request.socket.destroy();
      return true;
    },
  };
}
