import type { Container } from 'inversify';
import { AxiosTransactionalGateway } from '@/infrastructure/http/transactional/AxiosTransactionalGateway';
import { transactionalStores, type TransactionalStores } from '@/presentation/transactional/TransactionalStores';
import { BackendClientToken, RandomToken } from './tokens/kernelTokens';

const ATTEMPT_BYTES = 16;

/** The stores of the pages that emails lead to. `token`: that of the link. */
export function createTransactionalStores(container: Container, token: string): TransactionalStores {
  const random = container.get(RandomToken);
  return transactionalStores({
    gateway: new AxiosTransactionalGateway(container.get(BackendClientToken)),
    token,
    newAttempt: () => Array.from(random.bytes(ATTEMPT_BYTES), byte => byte.toString(16).padStart(2, '0')).join(''),
  });
}
