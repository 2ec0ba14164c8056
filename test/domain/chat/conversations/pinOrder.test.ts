import { pinOrder } from '@/domain/chat/conversations/pinOrder';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof pinOrder>[0];
  readonly expected: ReturnType<typeof pinOrder>;
}

describe('pinOrder', () => {
  it.each<Case>([
    { why: 'first: The first pin.', input: { pinned: [], act: 'pin', patientId: 'a' }, expected: ['a'] },
    {
      why: 'front: A new pin goes to the front.',
      input: { pinned: ['a', 'b'], act: 'pin', patientId: 'c' },
      expected: ['c', 'a', 'b'],
    },
    {
      why: 'again: A repeated pin goes to the front, once.',
      input: { pinned: ['a', 'b', 'c'], act: 'pin', patientId: 'c' },
      expected: ['c', 'a', 'b'],
    },
    {
      why: 'front-again: A pin at the front stays there.',
      input: { pinned: ['a', 'b'], act: 'pin', patientId: 'a' },
      expected: ['a', 'b'],
    },
    {
      why: 'unpin: The other pins keep their order.',
      input: { pinned: ['a', 'b', 'c'], act: 'unpin', patientId: 'b' },
      expected: ['a', 'c'],
    },
    {
      why: 'unpin-last: No pin is left.',
      input: { pinned: ['a'], act: 'unpin', patientId: 'a' },
      expected: [],
    },
    {
      why: 'unpin-unknown: Unpinning an unpinned chat changes nothing.',
      input: { pinned: ['a'], act: 'unpin', patientId: 'b' },
      expected: ['a'],
    },
  ])('$why', ({ input, expected }) => {
    expect(pinOrder(input)).toEqual(expected);
  });
});
