import { staffMember } from '#sandbox/backend/chat/staffMember';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { biography } from '@/domain/profile/biography.rule';
import { profileShown } from '@/domain/profile/profileShown.rule';
import { readName } from '#sandbox/backend/account/ownAccountHandlers';
import type { Availabilities } from './Availabilities';

export function profileHandlers(people: PeopleDirectory, availabilities: Availabilities): HandlersOf<'profile'> {
  const uidOf = (uid: string): string => staffMember(people, uid).uid;
  return {
    availability: ({ caller }) => availabilities.availabilityOf(uidOf(caller.uid)),
    addAvailability: ({ caller, body }) => {
      const uid = uidOf(caller.uid);
      if (availabilities.availabilityOf(uid).times.length > 0)
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
    setBiography: ({ caller, body }) => {
      people.setDetails(uidOf(caller.uid), { biography: biography({ text: body.biography }).biography });
      return { biography: people.detailsOf(caller.uid).biography ?? '' };
    },
    setName: ({ caller, body }) => {
      const names = { firstName: readName(body.firstName, 'name'), lastName: readName(body.lastName, 'name') };
      people.setDetails(uidOf(caller.uid), names);
      const { staffId: id, uid: userId, email, role } = staffMember(people, caller.uid);
      return { id, userId, email, role, ...names };
    },
    shownProfile: ({ caller, path }) => {
      // The list of people knows therapists by their user ids.
      const therapist = people.staff().find(one => one.staffId === path.therapist) ?? people.find(path.therapist);
      if (therapist?.role !== 'therapist') throw new BackendError(404, 'NotFound', 'There is no such therapist.');
      const { screenName = '', biography: about = '' } = people.detailsOf(therapist.uid);
      const profile = { ...therapist, screenName, biography: about, emailAddress: therapist.email };
      // Therapists look at their own profile to see what their patients see.
      const isForPatients =
        people.idOf(caller.uid) === people.idOf(therapist.uid) || people.find(caller.uid)?.role === 'patient';
      const to = isForPatients ? 'patient' : 'colleague';
      return {
        id: therapist.staffId,
        ...profileShown({ profile, to }),
        availability: availabilities.availabilityOf(therapist.uid),
      };
    },
    timeZones: () => ({ timeZones: Intl.supportedValuesOf('timeZone') }),
  };
}
