import { Moments } from '#sandbox/backend/patients/timeline/Moments';
import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { tried } from '../../setUpCare';

const moment = (id: string, at: number, rest: Partial<Moment> = {}): Moment => ({
  id,
  patientId: 'p',
  type: 'note',
  at,
  recordedAt: at,
  updatedAt: at,
  author: 'u',
  content: {},
  ...rest,
});

describe('the histories of all patients', () => {
  it('start with the past, which is generated once on the first read', () => {
    const asked: string[] = [];
    const past = (patientId: string) => {
      asked.push(patientId);
      return [moment('old', 1, { patientId })];
    };
    const moments = new Moments(past).attachTo(memoryJournal());
    expect(asked).toEqual([]);
    moments.historyOf('p');
    moments.put(moment('new', 2));
    expect([
      moments
        .historyOf('p')
        .all()
        .map(({ id }) => id),
      asked,
    ]).toEqual([['new', 'old'], ['p']]);
  });

  it('keep additions and changes over a restart, and store nothing else', () => {
    const lines = new MemoryLines();
    const opened = () => new Moments(() => [moment('old', 1), moment('untouched', 0)]).attachTo(memoryJournal(lines));
    const before = opened();
    before.put(moment('new', 2));
    before.put(moment('old', 1, { deleted: { at: 3, by: 'u' } }));
    const after = opened();
    expect(after.historyOf('p').all()).toEqual(before.historyOf('p').all());
    expect(lines.read()).toHaveLength(2);
  });

  it('store an id once: a repeat returns it, and another content is rejected', async () => {
    const moments = new Moments();
    const first = moments.addOnce(moment('a', 1));
    expect(moments.addOnce(moment('a', 9))).toBe(first);
    for (const other of [{ type: 'cgi' as const }, { author: 'v' }]) {
      await expect(tried(() => moments.addOnce(moment('a', 1, other)))).rejects.toMatchObject({
        status: 409,
        token: 'ConflictError',
      });
    }
    moments.put({ ...first, takenBack: true });
    await expect(tried(() => moments.addOnce(moment('a', 1)))).rejects.toMatchObject({ status: 409 });
  });
});
