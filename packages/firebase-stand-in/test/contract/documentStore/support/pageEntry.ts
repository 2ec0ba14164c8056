import * as F from 'firebase/firestore';

import { openStore, runStoreOperations, type StoreTools } from './storeTools';

const tools: StoreTools = { F, openStore, runStoreOperations };

Object.assign(globalThis, { storeTools: tools });
