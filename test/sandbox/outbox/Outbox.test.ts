import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { Outbox } from '#sandbox/outbox/Outbox';

const clock = { now: () => 1_772_357_400_000 };

describe('Outbox', () => {
  it('lists emails newest first, even after a restart', () => {
    const lines = new MemoryLines();
    const outbox = new Outbox(clock).attachTo(memoryJournal(lines));
    outbox.send('a@staff.example', 'First', 'text');
    outbox.send('b@staff.example', 'Second', 'text');
    const again = new Outbox(clock).attachTo(memoryJournal(lines));
    again.send('c@staff.example', 'Third', 'text');
    expect(again.newestFirst().map(({ subject }) => subject)).toEqual(['Third', 'Second', 'First']);
  });

  it('keeps the newest two hundred', () => {
    const outbox = new Outbox(clock);
    for (let number = 0; number < 203; number += 1) outbox.send('a@staff.example', `Number ${number}`, '');
    expect(outbox.newestFirst()).toHaveLength(200);
    expect(outbox.newestFirst()[0]?.subject).toBe('Number 202');
  });
});
