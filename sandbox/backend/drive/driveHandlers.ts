import { staffMember } from '#sandbox/backend/chat/staffMember';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { refuse } from '#sandbox/backend/kernel/BackendError';
import type { DriveAccounts } from './DriveAccounts';

export function driveHandlers(people: PeopleDirectory, accounts: DriveAccounts): HandlersOf<'drive'> {
  const uidOf = (uid: string): string => staffMember(people, uid).uid;
  return {
    account: ({ caller }) =>
      accounts.answerOf(
        accounts.find(uidOf(caller.uid)) ?? refuse(404, 'NotFound', 'The caller has linked no drive account.'),
      ),
    addAccount: ({ caller, body }) => accounts.answerOf(accounts.link(uidOf(caller.uid), body.googleDriveEmail)),
    removeAccount: ({ caller }) => accounts.unlink(uidOf(caller.uid)),
    ensurePermissions: ({ caller, path: { role } }) => {
      if (role !== 'reader' && role !== 'writer') return refuse(400, 'InvalidRole', 'The role is reader or writer.');
      return { permission: accounts.permit(uidOf(caller.uid), role).permission };
    },
    revoke: ({ caller }) => {
      if (accounts.find(uidOf(caller.uid))) accounts.permit(caller.uid, 'none');
    },
  };
}
