import { isScope, isUserGroup } from '@/domain/users/UserGroup';
import { USER_KINDS, USER_STATES, type GivenRight, type ListedUser } from '@/domain/users/ListedUser';
import type { UserAccess } from '@/domain/users/UserAccess';
import type { LeftOut } from '../client/mapAnswer';
import { toChange } from '../organisations/toOrganisation';
import type { GrantDto, UserGroupsDto, UserRowDto } from './userDtos';

export const toListedUser = (dto: UserRowDto): ListedUser => ({
  id: dto.userId,
  ...(dto.patientId !== undefined && { patientId: dto.patientId }),
  emailAddress: dto.emailAddress,
  firstName: dto.firstName,
  lastName: dto.lastName,
  kind: USER_KINDS.find(kind => kind === dto.kind),
  state: USER_STATES.find(state => state === dto.state),
  grants: dto.grants.map(toGivenRight),
  ...(dto.organisation && { organisation: { id: dto.organisation.id, name: dto.organisation.name } }),
  ...(dto.accessCode !== undefined && { accessCode: dto.accessCode }),
  ...(dto.lastSignInAt !== undefined && { lastSignInAt: Date.parse(dto.lastSignInAt) }),
  ...(dto.getsEmails !== undefined && { getsEmails: dto.getsEmails }),
});

export function toUserAccess(dto: UserGroupsDto, { unreadable }: LeftOut): UserAccess {
  const [groups, scopes] = [dto.groups.filter(isUserGroup), dto.scopes.filter(isScope)];
  const { openChats = null, patientsLed = null, appointments = null } = dto.duties ?? {};
  return {
    user: toListedUser(dto.user),
    groups,
    scopes,
    grants: dto.grants.map(toGivenRight),
    effective: dto.effective.map(({ scope, through }) => ({ scope, through })),
    duties: { openChats, patientsLed, appointments },
    changes: dto.changes.map(toChange),
    unreadable: unreadable + dto.groups.length - groups.length + dto.scopes.length - scopes.length,
  };
}

const toGivenRight = ({
  right,
  from,
  lastDay,
  byUserId,
  byName,
  reason,
  confirmedAt,
  usedAt,
}: GrantDto): GivenRight => ({
  right,
  ...(from !== undefined && { from: Date.parse(from) }),
  ...(lastDay !== undefined && { lastDay }),
  ...(byUserId !== undefined && { byUserId }),
  ...(byName !== undefined && { byName }),
  ...(reason !== undefined && { reason }),
  ...(confirmedAt !== undefined && { confirmedAt: Date.parse(confirmedAt) }),
  ...(usedAt !== undefined && { usedAt: usedAt === null ? null : Date.parse(usedAt) }),
});
