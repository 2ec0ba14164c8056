import { type Container, ContainerModule } from 'inversify';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { ChangeUserGroups } from '@/application/users/ChangeUserGroups';
import { ListUsers } from '@/application/users/ListUsers';
import { LoadUserAccess } from '@/application/users/LoadUserAccess';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { UserAccessStore } from '@/presentation/users/UserAccessStore';
import { UsersStore } from '@/presentation/users/UsersStore';
import type { UserStores } from '@/presentation/users/UserStores';
import { loadPatientAdapters } from './patientAdapters';
import { RegionZoneToken } from './tokens/chatTokens';
import { BackendClientToken, ClockToken, ServerClockToken } from './tokens/kernelTokens';
import { FormDraftsToken } from './tokens/patientAdapterTokens';
import { ReauthenticateToken } from './tokens/sessionTokens';
import { UserGatewayToken } from './tokens/userTokens';

/** Adds the module of people to the container, once, and gives what makes the stores of their screens. */
export function createUserStores(container: Container): UserStores {
  if (!container.isBound(UserGatewayToken)) container.load(userModule);
  loadPatientAdapters(container);
  const users = container.get(UserGatewayToken);
  const zone = container.get(RegionZoneToken);
  const changing = {
    loadUserAccess: new LoadUserAccess(users),
    changeUserGroups: new ChangeUserGroups(users, new RequireRecentSignIn(container.get(ReauthenticateToken))),
    formDrafts: container.get(FormDraftsToken),
    clock: container.get(ServerClockToken),
    zone,
  };
  const listing = { listUsers: new ListUsers(users), clock: container.get(ClockToken) };
  return {
    list: filter => new UsersStore(filter, listing),
    access: (userId, onRead) => new UserAccessStore(userId, changing, onRead),
    zone,
  };
}

/** What the screens of people ask the backend. */
const userModule = new ContainerModule(({ bind }) => {
  bind(UserGatewayToken).toResolvedValue(backend => new AxiosUserGateway(backend), [BackendClientToken]);
});
