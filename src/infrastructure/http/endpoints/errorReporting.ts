import { ErrorReportDto } from '../errorReporting/errorReportDtos';
import { anyone, endpoint, nothing } from './endpoint';
import { everybody } from './owner';

export const errorReportingEndpoints = {
  reportError: endpoint({
    method: 'POST',
    path: '/error-reporting',
    summary: 'Takes one error report of the dashboard.',
    body: ErrorReportDto,
    reply: nothing,
    access: anyone,
    owner: everybody,
    repeat: 'command',
  }),
} as const;
