import { ContainerModule } from 'inversify';
import { FindChat } from '@/application/chat/conversations/FindChat';
import { AxiosChatSummaryGateway } from '@/infrastructure/http/chat/AxiosChatSummaryGateway';
import { AxiosPhraseVault } from '@/infrastructure/http/chat/AxiosPhraseVault';
import { AxiosPinGateway } from '@/infrastructure/http/chat/AxiosPinGateway';
import { BackendAnswerError } from '@/infrastructure/http/client/BackendFailure';
import { BroadcastDraftSignal } from '@/infrastructure/system/drafts/BroadcastDraftSignal';
import { startChatWorker } from '@/infrastructure/worker/chat/startChatWorker';
import { WorkerChatEngine } from '@/infrastructure/worker/chat/WorkerChatEngine';
import {
  ChatEngineToken,
  DraftSignalToken,
  FindChatToken,
  PhraseVaultToken,
  PinGatewayToken,
  ReportErrorToken,
  BackendClientToken,
} from './tokens';

/**
 * The chat engine in its worker, and what depends on the worker. It is separate from the rest of the chat because tests
 * have no worker.
 */
export const chatEngineModule = new ContainerModule(({ bind }) => {
  bind(ChatEngineToken).toConstantValue(new WorkerChatEngine(startChatWorker, window));
  bind(DraftSignalToken).toConstantValue(new BroadcastDraftSignal());
  bind(FindChatToken).toResolvedValue(
    (backend, engine, reportError) =>
      new FindChat(new AxiosChatSummaryGateway(backend), engine, error =>
        reportError.execute({ error, context: 'chat' }),
      ),
    [BackendClientToken, ChatEngineToken, ReportErrorToken],
  );
  bind(PinGatewayToken).toResolvedValue(backend => new AxiosPinGateway(backend), [BackendClientToken]);
  bind(PhraseVaultToken).toResolvedValue(
    (backend, reportError) =>
      new AxiosPhraseVault(backend, problem =>
        reportError.execute({ error: new BackendAnswerError(problem), context: 'ready phrases' }),
      ),
    [BackendClientToken, ReportErrorToken],
  );
});
