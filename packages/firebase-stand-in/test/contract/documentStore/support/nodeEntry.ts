import { FetchXmlHttpRequest } from './FetchXmlHttpRequest';
import { runStoreOperations, type StoreAddress } from './storeTools';

const nodeFetch = globalThis.fetch;

/** Maximum number of connections kept open to one server. */
const keptConnections = 6;

/** A browser retries automatically when a kept connection turns out to be closed; Node's fetch does not. */
async function fetchAsBrowsersDo(
  input: string | URL | Request,
  init?: RequestInit,
  tries = keptConnections,
): Promise<Response> {
  try {
    return await nodeFetch(input instanceof Request ? input.clone() : input, init);
  } catch (failure) {
    const signal = input instanceof Request ? input.signal : init?.signal;
    if (signal?.aborted || tries === 0) throw failure;
    return fetchAsBrowsersDo(input, init, tries - 1);
  }
}

Object.assign(globalThis, {
  fetch: (input: string | Request, init?: RequestInit) => fetchAsBrowsersDo(input, init),
  XMLHttpRequest: FetchXmlHttpRequest,
});

const address = JSON.parse(process.argv[2] ?? '{}') as StoreAddress;

runStoreOperations(address).then(
  outcomes => process.stdout.write(JSON.stringify(outcomes), () => process.exit(0)),
  (failure: unknown) => process.stderr.write(String(failure), () => process.exit(1)),
);
