import { ContainerModule } from 'inversify';
import { startChatWorker } from '@/infrastructure/worker/startChatWorker';
import { WorkerChatEngine } from '@/infrastructure/worker/WorkerChatEngine';
import { ChatEngineToken } from './tokens/chatTokens';

export const chatEngineModule = new ContainerModule(({ bind }) => {
  bind(ChatEngineToken).toConstantValue(new WorkerChatEngine(startChatWorker));
});
