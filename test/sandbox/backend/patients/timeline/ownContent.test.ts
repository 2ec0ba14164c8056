import { type OwnMomentType, OWN_MOMENT_TYPES } from '@/domain/patients/timeline/MomentType';
import type { OwnEventDto } from '#sandbox/endpoints/ownMomentDtos';
import { ownContent } from '#sandbox/backend/patients/timeline/ownContent';
import { tried } from '../../setUpCare';

const event = { momentId: 'm', at: '2026-03-01T09:00:00Z' };
const refused = { status: 400, token: 'InvalidMoment' };

describe('the content of a moment from an app', () => {
  it.each([
    ['journal', { text: 'Words', reading: { mood: 4 } }],
    ['checkup', { reading: { mood: 0, stress: 10, sleepHours: 7 } }],
    ['activity', { activity: { activityId: 'walk', duration: 600 } }],
    ['relaxation', { level: 3 }],
    ['cbt', { text: 'Words', level: 2 }],
  ] as const)('is stored unchanged for type %s', (type, parts) => {
    expect(ownContent(type, { ...event, ...parts })).toEqual(parts);
  });

  it('has the sum of a questionnaire, unless an answer is missing', () => {
    expect(ownContent('phq9', { ...event, items: [3, 3, 3, 3, 3, 3, 3, 3, 3] }).quiz).toEqual({
      items: Array(9).fill(3),
      score: 27,
    });
    expect(ownContent('gad7', { ...event, items: [0, 0, 0, 0, 0, 0, -1] }).quiz).toEqual({
      items: [0, 0, 0, 0, 0, 0, -1],
    });
  });

  it.each<[OwnMomentType, Partial<OwnEventDto>]>([
    ['phq9', { items: [0, 0, 0, 0, 0, 0, 0] }],
    ['gad7', { items: [0, 0, 0, 0, 0, 0, 0, 0, 0] }],
    ['checkup', { text: 'No reading' }],
    ['relaxation', { level: 3, text: 'Not asked for' }],
    ['activity', { reading: { mood: 3 } }],
  ])('is rejected for type %s when its parts do not fit', async (type, parts) => {
    await expect(tried(() => ownContent(type, { ...event, ...parts }))).rejects.toMatchObject(refused);
  });

  it.each(OWN_MOMENT_TYPES)('is rejected for type %s when it is empty', async type => {
    await expect(tried(() => ownContent(type, event))).rejects.toMatchObject(refused);
  });
});
