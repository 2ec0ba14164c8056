import { fail, ok, type Result } from '@/domain/kernel/Result';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import type { ListedUser } from '@/domain/users/ListedUser';
import { storedAddress } from '@/domain/users/storedAddress';
import type { CallFailure } from '../kernel/ports/CallFailure';
import type { UserGateway } from '../users/ports/UserGateway';

/** A patient as shown to an administrator. */
export interface FoundMember {
  readonly patientId: string;
  /** Empty if the patient has none. */
  readonly name: string;
  readonly emailAddress: string;
  /** Absent if the server does not say. */
  readonly organisation?: OrganisationName;
}

/** `nobody`: no account has the address or the id. `noId`: the server does not say which patient has the account. */
export type FindMemberFailure = CallFailure | { readonly kind: 'nobody' | 'notAPatient' | 'noId' };

/** Finds a patient by email address or id, so that the user can check them before a change. */
export class FindMember {
  constructor(private readonly users: Pick<UserGateway, 'list' | 'access'>) {}

  async execute(addressOrId: string): Promise<Result<FoundMember, FindMemberFailure>> {
    const typed = pastedIdentifier(addressOrId);
    const found = typed.includes('@') ? await this.byAddress(storedAddress(typed)) : await this.byId(typed);
    return found.ok ? toPatient(found.value) : found;
  }

  /** The call matches beginnings in order, so the whole address comes first. */
  private async byAddress(emailAddress: string): Promise<Result<ListedUser, FindMemberFailure>> {
    const page = await this.users.list({ emailAddress, groups: [], accessCode: '' }, []);
    if (!page.ok) return page;
    const found = page.value.users.find(user => storedAddress(user.emailAddress) === emailAddress);
    if (found) return ok(found);
    // The account may be the unreadable one.
    return fail(page.value.unreadable > 0 ? { kind: 'unreachable', unreadable: true } : { kind: 'nobody' });
  }

  private async byId(id: string): Promise<Result<ListedUser, FindMemberFailure>> {
    const access = await this.users.access(id);
    if (access.ok) return ok(access.value.value.user);
    return access.failure.kind === 'notFound' ? fail({ kind: 'nobody' }) : access;
  }
}

function toPatient(user: ListedUser): Result<FoundMember, FindMemberFailure> {
  const { kind, patientId, emailAddress, firstName, lastName, organisation } = user;
  if (kind !== 'patient') return fail({ kind: 'notAPatient' });
  if (patientId === undefined) return fail({ kind: 'noId' });
  const name = `${firstName} ${lastName}`.trim();
  return ok({ patientId, name, emailAddress, ...(organisation && { organisation }) });
}
