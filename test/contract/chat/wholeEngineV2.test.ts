import 'reflect-metadata';
import type * as Firestore from 'firebase/firestore';
import { setLogLevel } from 'firebase/firestore';
import { wholeChatEngineContract } from '#test/support/contracts/wholeChatEngineContract';
import { ChatsOnSandbox } from './support/ChatsOnSandbox';
import { standInForWorker } from './support/standInForWorker';

// The build for browsers: the one for Node speaks another protocol than the dashboard does. Only how it waits is told: without a browser it cannot find out.
jest.mock('firebase/firestore', () => {
  const real = jest.requireActual<typeof Firestore>('../../../node_modules/@firebase/firestore/dist/index.cjs.js');
  const initializeFirestore: typeof Firestore.initializeFirestore = (app, settings) => real.initializeFirestore(app, { ...settings, experimentalForceLongPolling: true });
  return { ...real, initializeFirestore };
});

setLogLevel('silent');
standInForWorker();

let chats: ChatsOnSandbox;

beforeAll(async () => {
  chats = await ChatsOnSandbox.start('v2');
}, 60_000);
afterAll(() => chats.dispose());

wholeChatEngineContract('V2', () => chats);
