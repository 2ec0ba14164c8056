import { type Container, ContainerModule } from 'inversify';
import { AxiosOwnAccountGateway } from '@/infrastructure/http/account/AxiosOwnAccountGateway';
import { OwnAccountGatewayToken } from './tokens/accountTokens';
import { BackendClientToken } from './tokens/kernelTokens';

/** Adds the gateway of the own account, once: for the settings, and for the confirmation of an address without a sign-in. */
export function loadOwnAccountModule(container: Container): void {
  if (!container.isBound(OwnAccountGatewayToken)) container.load(ownAccountModule);
}

const ownAccountModule = new ContainerModule(({ bind }) => {
  bind(OwnAccountGatewayToken).toResolvedValue(backend => new AxiosOwnAccountGateway(backend), [BackendClientToken]);
});
