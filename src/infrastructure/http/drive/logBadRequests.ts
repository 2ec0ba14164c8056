import type { Logger } from '@/application/kernel/ports/Logger';
import type { BackendClient } from '../client/BackendClient';

/** D2 §8: "Status 400: logged only." Names the call by its endpoint alone. */
export function logBadRequests(backend: BackendClient, logger: Pick<Logger, 'warn'>): BackendClient {
  return {
    call: async (endpoint, args, options) => {
      const answer = await backend.call(endpoint, args, options);
      if (!answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 400)
        logger.warn(`${endpoint.method} ${endpoint.path} answered 400`);
      return answer;
    },
  };
}
