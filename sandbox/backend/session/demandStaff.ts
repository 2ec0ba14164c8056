import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Account } from './Account';

/** Throws 403 `StaffOnly` for a patient, and for an account without any rights. */
export function demandStaff(account: Account): Account {
  if (account.kind === 'staff') return account;
  throw new BackendError(403, 'StaffOnly', 'This account has no access to the staff dashboard.');
}
