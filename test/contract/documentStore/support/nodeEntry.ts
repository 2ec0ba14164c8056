import { FetchXmlHttpRequest } from './FetchXmlHttpRequest';
import { runStoreOperations, type StoreAddress } from './storeTools';

Object.assign(globalThis, { XMLHttpRequest: FetchXmlHttpRequest });

const address = JSON.parse(process.argv[2] ?? '{}') as StoreAddress;

runStoreOperations(address).then(
  outcomes => process.stdout.write(JSON.stringify(outcomes), () => process.exit(0)),
  (failure: unknown) => process.stderr.write(String(failure), () => process.exit(1)),
);
