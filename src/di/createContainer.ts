import { Container } from 'inversify';
import type { Environment } from '@/domain/app/Environment';
import { errorReportingModule } from './errorReportingModule';
import { sessionAdaptersModule } from './sessionAdaptersModule';
import { sessionModule } from './sessionModule';
import { shellModule } from './shellModule';
import { singleSignOnModule } from './singleSignOnModule';
import { systemModule } from './systemModule';
import { EnvironmentToken } from './tokens/systemTokens';

/** The container of the first load. The shell and the features add their modules to it when they are downloaded. */
export function createContainer(environment: Environment): Container {
  const container = new Container();
  container.bind(EnvironmentToken).toConstantValue(environment);
  container.load(systemModule, errorReportingModule, sessionModule, sessionAdaptersModule, singleSignOnModule, shellModule);
  return container;
}
