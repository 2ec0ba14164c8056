import { ContainerModule } from 'inversify';
import { ReportChatProblems } from '@/application/errorReporting/ReportChatProblems';
import { startChatWorker } from '@/infrastructure/worker/startChatWorker';
import { WorkerChatEngine } from '@/infrastructure/worker/WorkerChatEngine';
import { ChatEngineToken, ReportChatProblemsToken } from './tokens/chatTokens';
import { ReportErrorToken } from './tokens/errorReportingTokens';

export const chatEngineModule = new ContainerModule(({ bind }) => {
  bind(ChatEngineToken).toConstantValue(new WorkerChatEngine(startChatWorker, window));
  bind(ReportChatProblemsToken).toResolvedValue((engine, reportError) => new ReportChatProblems(engine, reportError), [ChatEngineToken, ReportErrorToken]);
});
