import { regionZones } from '@/domain/kernel/time/regionZones';
import type { AvailabilityDto } from '@/infrastructure/http/profile/availabilityDtos';
import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import type {
  Assignment,
  PatientFacts,
  PatientPast,
  StoredRecord,
  StoredRisk,
} from '#sandbox/backend/patients/PatientPast';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { seedManyChats, crowdTherapist } from '#sandbox/seed/seedManyChats';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { seedPatients } from '#sandbox/seed/seedPatients';
import { appointments } from './appointments';
import { careMoments } from './careMoments';
import { type Case, DAY_MS } from './Case';
import { courseOrder, courses } from './courses';
import { exercises } from './exercises';
import { longHistory } from './longHistory';
import { questionnaires } from './questionnaires';
import { readings } from './readings';
import { recordOf } from './recordOf';
import { riskHistory } from './riskHistory';
import { givenWithoutChat, longHistoryPatient, therapistOf } from './seedCareTeam';
import { seedAvailability } from './seedAvailability';
import { seedNumber } from './seedNumber';

/** One patient in this many has recorded nothing yet. */
const SILENT_EVERY = 10;
const accessCodes = ['HARBOUR-24', 'MILL-LANE', 'UNI-7781'] as const;

/**
 * The known facts about the seeded patients from before the first call: derived only from their ids and the anchor, on
 * request.
 */
export class ClinicalPast implements PatientPast {
  /** `anchor`: milliseconds since 1970, the moment that all histories lead up to. */
  constructor(private readonly anchor: number) {}

  moments(patientId: string): readonly Moment[] {
    const person = seededPatient(patientId);
    if (!person || seedNumber(patientId) % SILENT_EVERY === 0) return [];
    // Generating the story consumes random numbers, so each time starts again.
    const of = this.caseOf(person);
    const ordinary = [
      ...readings(of),
      ...questionnaires(of),
      ...exercises(of),
      ...appointments(of),
      ...careMoments(of),
    ];
    return patientId === longHistoryPatient ? [...ordinary, ...longHistory(of)] : ordinary;
  }

  record(patientId: string): StoredRecord {
    const person = seededPatient(patientId);
    return person ? recordOf(this.caseOf(person)) : {};
  }

  risks(patientId: string): readonly StoredRisk[] {
    const person = seededPatient(patientId);
    return person ? riskHistory(this.caseOf(person)) : [];
  }

  facts(patientId: string): PatientFacts {
    const random = new SeededRandom(seedNumber(`${patientId} facts`));
    const region = random.chance(0.25) ? 'Australia' : 'UK';
    const born = new Date(Date.UTC(random.between(1950, 2006), random.between(0, 11), random.between(1, 28)));
    return {
      region,
      timeZone: random.pick(regionZones[region]),
      ...(random.chance(0.9) && { dateOfBirth: born.toISOString().slice(0, 10) }),
      ...(random.chance(0.8) && { accessCode: random.pick(accessCodes) }),
    };
  }

  assignedTo(uid: string): readonly Assignment[] {
    const crowd = uid === crowdTherapist ? seedManyChats().map(({ patientId }) => this.assignment(uid, patientId)) : [];
    return [
      ...crowd,
      ...givenWithoutChat.filter(given => given.uid === uid).map(({ patientId }) => this.assignment(uid, patientId)),
    ];
  }

  assignedOf(patientId: string): readonly Assignment[] {
    const given = givenWithoutChat
      .filter(known => known.patientId === patientId)
      .map(({ uid }) => this.assignment(uid, patientId));
    return seedManyChats.has(patientId) ? [...given, this.assignment(crowdTherapist, patientId)] : given;
  }

  availability(uid: string): AvailabilityDto | undefined {
    return seedAvailability(uid);
  }

  private assignment(uid: string, patientId: string): Assignment {
    return { uid, patientId, since: this.anchor - (30 + (Math.abs(seedNumber(patientId)) % 300)) * DAY_MS };
  }

  private caseOf({ patientId, uid, highRisk }: Patient): Case {
    const isOfCrowd = seedManyChats.has(patientId);
    const random = new SeededRandom(seedNumber(`${patientId} past`));
    const kind = highRisk ? random.pick(['severe', 'worsening'] as const) : random.pick(courseOrder);
    return {
      patientId,
      patientUid: uid,
      therapistUid: isOfCrowd ? crowdTherapist : therapistOf(patientId),
      timeZone: this.facts(patientId).timeZone,
      highRisk,
      course: courses[kind],
      days: isOfCrowd ? random.between(20, 120) : random.between(60, 360),
      readings: isOfCrowd ? 0.12 : random.between(35, 85) / 100,
      anchor: this.anchor,
      random,
    };
  }
}

const byId = new Map(seedPatients().map(patient => [patient.patientId, patient]));

/** As they were at the beginning: what calls change of them later must not change their past. */
function seededPatient(patientId: string): Patient | undefined {
  return (
    byId.get(patientId) ?? (seedManyChats.has(patientId) ? seedManyChats()[Number(patientId.slice(2)) - 1] : undefined)
  );
}
