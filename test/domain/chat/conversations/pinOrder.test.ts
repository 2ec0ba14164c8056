import { pinOrder } from '@/domain/chat/conversations/pinOrder';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof pinOrder>[0];
  readonly expected: ReturnType<typeof pinOrder>;
}

describe('pinOrder', () => {
  it.each<Case>([
    { why: 'first: the first pin', input: { pinned: [], act: 'pin', patientId: 'a' }, expected: ['a'] },
    {
      why: 'front: a new pin comes to the front',
      input: { pinned: ['a', 'b'], act: 'pin', patientId: 'c' },
      expected: ['c', 'a', 'b'],
    },
    {
      why: 'again: pinned again: to the front, and once',
      input: { pinned: ['a', 'b', 'c'], act: 'pin', patientId: 'c' },
      expected: ['c', 'a', 'b'],
    },
    {
      why: 'front-again: what is at the front stays there',
      input: { pinned: ['a', 'b'], act: 'pin', patientId: 'a' },
      expected: ['a', 'b'],
    },
    {
      why: 'unpin: the others keep their order',
      input: { pinned: ['a', 'b', 'c'], act: 'unpin', patientId: 'b' },
      expected: ['a', 'c'],
    },
    {
      why: 'unpin-last: nothing is pinned any more',
      input: { pinned: ['a'], act: 'unpin', patientId: 'a' },
      expected: [],
    },
    {
      why: 'unpin-unknown: unpinning what is not pinned changes nothing',
      input: { pinned: ['a'], act: 'unpin', patientId: 'b' },
      expected: ['a'],
    },
  ])('$why', ({ input, expected }) => {
    expect(pinOrder(input)).toEqual(expected);
  });
});
