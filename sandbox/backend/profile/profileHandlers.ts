import { staffMember } from '#sandbox/backend/chat/staffMember';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Availabilities } from './Availabilities';

export function profileHandlers(people: PeopleDirectory, availabilities: Availabilities): HandlersOf<'profile'> {
  const uidOf = (uid: string): string => staffMember(people, uid).uid;
  return {
    availability: ({ caller }) => availabilities.of(uidOf(caller.uid)),
    addAvailability: ({ caller, body }) => {
      const uid = uidOf(caller.uid);
      if (availabilities.of(uid).times.length > 0)
        throw new BackendError(409, 'ConflictError', 'There are weekly times already.');
      return availabilities.set(uid, body);
    },
    replaceAvailability: ({ caller, body }) => availabilities.set(uidOf(caller.uid), body),
    removeAvailability: ({ caller }) => availabilities.remove(uidOf(caller.uid)),
    timeZone: ({ caller }) => ({ timeZone: availabilities.zoneOf(uidOf(caller.uid)) }),
    setTimeZone: ({ caller, body }) => {
      availabilities.setZone(uidOf(caller.uid), body.timeZone);
      return { timeZone: availabilities.zoneOf(caller.uid) };
    },
    timeZones: () => ({ timeZones: Intl.supportedValuesOf('timeZone') }),
  };
}
