import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { clockChanges } from '#sandbox/seed/clinical/clockChanges';
import { ClinicalPast } from '#sandbox/seed/clinical/ClinicalPast';
import { longHistoryPatient } from '#sandbox/seed/clinical/seedCareTeam';
import { clinicalAnchor } from '#sandbox/seed/clinicalAnchor';
import { crowdTherapist, seedManyChats } from '#sandbox/seed/seedManyChats';
import { seedPatients } from '#sandbox/seed/seedPatients';
import { seedStaff } from '#sandbox/seed/seedStaff';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';

const DAY = 86_400_000;
/** 1 March 2026: the clocks change four weeks later. */
const anchor = Date.UTC(2026, 2, 1, 12);
const past = new ClinicalPast(anchor);
const everybody = seedPatients().map(({ patientId }) => patientId);
const all = everybody.map(patientId => past.moments(patientId));
const moments = all.flat();
const scores = (type: string) =>
  moments.flatMap(({ type: kind, content }) => (kind === type ? (content.quiz?.score ?? []) : []));

describe('the generated past', () => {
  it('is the same each time, and different for each patient', () => {
    const again = new ClinicalPast(anchor);
    for (const patientId of everybody.slice(0, 5)) {
      expect(again.moments(patientId)).toEqual(past.moments(patientId));
      expect([again.record(patientId), again.risks(patientId), again.facts(patientId)]).toEqual([
        past.record(patientId),
        past.risks(patientId),
        past.facts(patientId),
      ]);
    }
    expect(past.moments('p-01').length).not.toBe(past.moments('p-02').length);
  });

  it('gives every moment its own id, and ends at a time that is kept over a restart', () => {
    const ids = moments.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const lines = new MemoryLines();
    expect([5, 9].map(now => clinicalAnchor(memoryJournal(lines), { now: () => now }))).toEqual([5, 5]);
  });

  it('reaches every band of both questionnaires, some incomplete and some with suicidal thoughts', () => {
    const bands = (type: string, widths: readonly number[]) =>
      new Set(scores(type).map(score => widths.findIndex(top => score <= top)));
    expect(bands('phq9', [4, 9, 14, 19, 27])).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(bands('gad7', [4, 9, 14, 21])).toEqual(new Set([0, 1, 2, 3]));
    const phq = moments.filter(({ type }) => type === 'phq9').map(({ content }) => content.quiz);
    expect(phq.some(quiz => quiz?.score === undefined)).toBe(true);
    expect(phq.some(quiz => (quiz?.items[8] ?? 0) > 0)).toBe(true);
    expect(
      phq.every(
        quiz =>
          quiz?.items.length === 9 &&
          (quiz.score === undefined || quiz.score === quiz.items.reduce((sum, item) => sum + item, 0)),
      ),
    ).toBe(true);
  });

  it('has months of mood readings with gaps of a week and more, and patients who recorded nothing', () => {
    const withReadings = all
      .map(own =>
        own
          .filter(({ type }) => type === 'checkup')
          .map(({ at }) => at)
          .sort((a, b) => a - b),
      )
      .filter(times => times.length > 20);
    const gapsOf = (times: readonly number[]) => times.map((time, index) => (times[index + 1] ?? time) - time);
    expect(withReadings.length).toBeGreaterThan(30);
    expect(withReadings.filter(times => Math.max(...gapsOf(times)) > 7 * DAY).length).toBeGreaterThan(20);
    expect(all.some(own => own.length === 0)).toBe(true);
  });

  it('has past and future appointments at whole hours of the patient’s clock, even when clocks change', () => {
    const appointments = moments.filter(({ type }) => type === 'appointment');
    expect(appointments.some(({ at }) => at > anchor) && appointments.some(({ at }) => at < anchor)).toBe(true);
    expect(
      appointments.every(
        ({ at, content }) =>
          content.appointment?.status === 'scheduled' || content.appointment?.status === 'cancelled' || at < anchor,
      ),
    ).toBe(true);
    const wall = appointments.map(({ at, content }) => wallTimeAt(at, content.appointment?.timeZone ?? '') ?? '');
    expect(wall.filter(text => !text.endsWith(':00'))).toEqual([]);
    expect(wall).toContainEqual(expect.stringMatching(/^2026-03-29T/));
    expect(clockChanges('Europe/London', anchor).map(ms => wallTimeAt(ms, 'Europe/London')?.slice(0, 10))).toEqual([
      '2025-10-26',
      '2026-03-29',
    ]);
  });

  it('has described and deleted notes, files without a link, and open risks of the flagged', () => {
    expect(moments.some(({ descriptions }) => (descriptions?.length ?? 0) > 1)).toBe(true);
    expect(moments.some(({ deleted }) => deleted)).toBe(true);
    expect(moments.some(({ hardDelete }) => hardDelete)).toBe(true);
    expect(moments.some(({ content }) => content.driveFile?.googleDriveFileId.startsWith('shown-'))).toBe(true);
    const flagged = seedPatients().filter(({ highRisk }) => highRisk);
    expect(flagged.every(({ patientId }) => past.risks(patientId).some(({ status }) => status === 'open'))).toBe(true);
    expect(
      seedPatients()
        .filter(({ highRisk }) => !highRisk)
        .every(({ patientId }) => past.risks(patientId).every(({ status }) => status === 'closed')),
    ).toBe(true);
  });

  it('has one patient with more than 20,000 moments', () => {
    expect(past.moments(longHistoryPatient).length).toBeGreaterThan(20_000);
  });

  it('has one therapist with 2,000 patients who take part in nothing else', () => {
    const people = new PeopleDirectory({
      clock: { now: () => anchor },
      everybody: [...seedStaff, ...seedPatients()],
      crowd: seedManyChats,
    });
    expect(people.patients()).toHaveLength(60);
    const assigned = past.assignedTo(crowdTherapist);
    expect(assigned).toHaveLength(2_000);
    expect(new Set(seedManyChats().map(({ email }) => email)).size).toBe(2_000);
    expect(
      assigned.every(
        ({ patientId }) =>
          people.patient(patientId) && past.assignedOf(patientId).some(({ uid }) => uid === crowdTherapist),
      ),
    ).toBe(true);
    people.setHighRisk('c-0001', true, 0);
    expect(people.patient('c-0001')).toMatchObject({ highRisk: true, patientId: 'c-0001' });
    expect(people.find('crowd-0001')).toMatchObject({ patientId: 'c-0001' });
  });
});
