import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Scope } from '@/domain/kernel/Scope';
import { scopesOfGroup, type UserGroup } from '@/domain/users/UserGroup';
import type { MfaConfiguration, StaffMember } from '#sandbox/backend/people/KnownPerson';

type Role = StaffMember['role'];

/** Milliseconds since 1970: 1 January 2026. */
const seededAt = 1_767_225_600_000;

/** 20 bytes derived from the account's name alone: worthless outside the sandbox. */
function authenticator(uid: string): MfaConfiguration {
  const bytes = createHash('sha1').update(`sandbox only ${uid}`).digest();
  const { base32: secret } = new Secret({ buffer: new Uint8Array(bytes).buffer });
  return { id: `totp-${uid}`, type: 'totp', secret, label: 'Authenticator 1', createdAt: seededAt };
}

const byEmail = (uid: string): MfaConfiguration => ({ id: `email-${uid}`, type: 'email' });

interface Access {
  readonly groups?: readonly UserGroup[];
  /** Granted individually, besides those of the groups. */
  readonly scopes?: readonly Scope[];
}

function staff(
  role: Role,
  firstName: string,
  lastName: string,
  { groups = [], scopes = [] }: Access,
  methods: readonly ((uid: string) => MfaConfiguration)[],
) {
  const uid = `staff-${firstName.toLowerCase()}`;
  const email = `${firstName}.${lastName}@staff.example`.toLowerCase();
  return {
    uid,
    role,
    staffId: `${role}-${firstName.toLowerCase()}`,
    email,
    firstName,
    lastName,
    groups,
    scopes: [...new Set([...groups.flatMap(group => scopesOfGroup(group)), ...scopes])],
    mfa: methods.map(method => method(uid)),
  };
}

/**
 * Staff of the sandbox: every method for the second factor (including none), every kind of rights, and one disabled
 * account.
 */
export const seedStaff: readonly StaffMember[] = [
  staff('therapist', 'Amelia', 'Hart', { groups: ['therapist'], scopes: ['chat:download-chat'] }, [authenticator]),
  staff('therapist', 'Benedict', 'Okafor', { groups: ['therapist'] }, [authenticator, byEmail]),
  staff('therapist', 'Chloe', 'Lindqvist', { groups: ['therapist'] }, [byEmail]),
  {
    ...staff('therapist', 'Ivo', 'Marsh', { scopes: ['therapist:list-patients'] }, [authenticator]),
    withoutChatIdentity: true,
  },
  {
    ...staff(
      'therapist',
      'Noor',
      'Castellan',
      { scopes: ['therapist:list-patients', 'region-settings:view', 'patient:download-moments'] },
      [authenticator],
    ),
    withoutChatIdentity: true,
  },
  staff('administrator', 'Dana', 'Whitfield', { groups: ['admin', 'support', 'super-admin', 'therapist-manager'] }, [
    authenticator,
  ]),
  staff('administrator', 'Emrys', 'Vaughan', { groups: ['admin'] }, [authenticator, byEmail]),
  staff('analyst', 'Farah', 'Nassiri', { groups: ['mi-reporter'], scopes: ['domo-reports:view'] }, [authenticator]),
  staff('analyst', 'Grace', 'Ilesanmi', { groups: ['mi-reporter'] }, []),
  { ...staff('administrator', 'Hugo', 'Brandt', { scopes: ['survey:get'] }, [byEmail]), disabled: true },
];
