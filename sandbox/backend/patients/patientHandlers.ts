import type { CarerDto } from '@/infrastructure/http/patients/patientDtos';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { fullName } from '#sandbox/backend/people/fullName';
import type { StaffMember } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { AssignedPatientViews } from './AssignedPatientViews';
import type { CareServices } from './CareServices';
import { contactOf } from './contactOf';
import { graphOf } from './graphOf';

export function patientHandlers(services: CareServices): HandlersOf<'patients'> {
  const { chat, care, shared, moments, past, clock } = services;
  const views = new AssignedPatientViews(services);
  return {
    details: ({ caller, path }) => {
      const patient = care.reader(caller.uid, path.patientId);
      const { patientId: id, uid: userId, email, firstName, lastName } = patient;
      const { dateOfBirth, region, timeZone } = past.facts(id);
      const { last } = contactOf(chat, moments.historyOf(id), patient);
      return {
        id,
        userId,
        email,
        firstName,
        lastName,
        region,
        timeZone,
        ...(dateOfBirth !== undefined && { dateOfBirth }),
        record: views.mark(patient),
        therapists: carersOf(services, id),
        onlyReads: !care.cares(caller.uid, id),
        ...(last !== undefined && { lastContactAt: new Date(last).toISOString() }),
      };
    },
    graph: ({ caller, path, query }) =>
      graphOf(moments.historyOf(care.reader(caller.uid, path.patientId).patientId), query),
    isLead: ({ caller, path }) => care.leadOf(care.reader(caller.uid, path.patientId).patientId) === caller.uid,
    shareData: ({ caller, path }) => {
      const { patientId } = care.carer(caller.uid, path.patientId);
      const therapist = chat.people
        .staff()
        .find(person => person.staffId === path.therapistId && person.role === 'therapist' && !person.disabled);
      if (!therapist) throw new BackendError(404, 'NotFound', 'There is no such therapist.');
      const isNew = !care.cares(therapist.uid, patientId) && !shared.has(therapist.uid, patientId);
      const at = isNew
        ? shared.share({ uid: therapist.uid, patientId, by: caller.uid, at: clock.now() }).at
        : sharedSince(services, therapist, patientId);
      return { isNew, sharedAt: new Date(at).toISOString() };
    },
  };
}

function sharedSince({ care, shared, clock }: CareServices, { uid }: StaffMember, patientId: string): number {
  const share = shared.sharesOf(patientId).find(known => known.uid === uid);
  return share?.at ?? care.assignmentsOf(patientId).find(assignment => assignment.uid === uid)?.since ?? clock.now();
}

function carersOf({ chat, care, shared }: CareServices, patientId: string): CarerDto[] {
  const lead = care.leadOf(patientId);
  const team = care.assignmentsOf(patientId).map(({ uid }) => ({ uid, onlyReads: false }));
  const readers = shared
    .sharesOf(patientId)
    .filter(({ uid }) => !team.some(member => member.uid === uid))
    .map(({ uid }) => ({ uid, onlyReads: true }));
  const carers = [...team, ...readers].flatMap(({ uid, onlyReads }): CarerDto[] => {
    const person = chat.people.find(uid);
    if (!person || person.role === 'patient') return [];
    return [{ therapistId: person.staffId, userId: uid, name: fullName(person), isLead: uid === lead, onlyReads }];
  });
  return carers.sort((a, b) => Number(b.isLead) - Number(a.isLead));
}
