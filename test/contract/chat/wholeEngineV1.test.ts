import 'reflect-metadata';
import { setLogLevel } from 'firebase/firestore';
import { wholeChatEngineContract } from '#test/support/contracts/chat/wholeChatEngineContract';
import { ChatsOnSandbox } from './support/ChatsOnSandbox';
import { standInForWorker } from './support/standInForWorker';

jest.mock('firebase/firestore', () => jest.requireActual<object>('#test/contract/chat/support/browserFirestore'));

setLogLevel('silent');
standInForWorker();

let chats: ChatsOnSandbox;

beforeAll(async () => {
  chats = await ChatsOnSandbox.start('v1');
}, 60_000);
afterAll(() => chats.dispose());

wholeChatEngineContract('V1', () => chats);
