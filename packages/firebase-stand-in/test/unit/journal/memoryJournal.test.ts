import { MemoryLines } from '../../../journal/MemoryLines';
import { memoryJournal } from '../../../journal/memoryJournal';
import { CounterPart } from './CounterPart';

describe('memoryJournal', () => {
  it('plays a restart when a second journal is given the first one’s lines', () => {
    const lines = new MemoryLines();
    memoryJournal(lines).attach(new CounterPart())({ name: 'a', value: 1 });
    const part = new CounterPart();
    memoryJournal(lines).attach(part);
    expect(part.counts.get('a')).toBe(1);
  });
});
