import { estimateRowHeight } from '@/presentation/chat/timeline/rows/estimateRowHeight';
import { aMessage } from '#test/support/builders/chat/aMessage';

const plain = { startsDay: false, startsRun: false, startsUnread: false };

describe('likelyRowHeight', () => {
  it.each([
    ['a line of a run', plain, 'Patient', 10, 66],
    ['three lines', plain, 'Patient', 170, 110],
    ['the beginning of an own run', { ...plain, startsRun: true }, 'You', 10, 78],
    ['the beginning of the run of somebody who is named', { ...plain, startsRun: true }, 'Therapist', 10, 99],
    ['a notice, which has no author', { ...plain, startsRun: true }, 'System', 10, 66],
    ['the first of a day', { ...plain, startsRun: true, startsDay: true }, 'You', 10, 121],
    ['the first that is unread', { ...plain, startsRun: true, startsUnread: true }, 'Patient', 10, 142],
  ] as const)('%s', (_, look, owner, length, height) => {
    expect(estimateRowHeight({ ...look, message: aMessage({ owner, text: 'x'.repeat(length) }) })).toBe(height);
  });
});
