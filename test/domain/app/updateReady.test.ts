import { updateReady } from '@/domain/app/updateReady';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof updateReady>[0];
  readonly expected: ReturnType<typeof updateReady>;
}

describe('updateReady', () => {
  it.each<Case>([
    {
      why: 'same: Nothing is new.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.2.0', core: '0.105.0' },
        pending: 0,
        quietMs: 60000,
      },
      expected: false,
    },
    {
      why: 'newer: Another dashboard.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 0,
        quietMs: 60000,
      },
      expected: true,
    },
    {
      why: 'older: A step back is a change too.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.1.0', core: '0.105.0' },
        pending: 0,
        quietMs: 60000,
      },
      expected: true,
    },
    {
      why: 'core: Another core alone.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.2.0', core: '0.105.1' },
        pending: 0,
        quietMs: 60000,
      },
      expected: true,
    },
    {
      why: 'unknown: Nobody can say.',
      input: { running: { version: '1.2.0', core: '0.105.0' }, served: null, pending: 0, quietMs: 60000 },
      expected: false,
    },
    {
      why: 'nameless: Nothing to compare with.',
      input: {
        running: { version: '', core: '' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 0,
        quietMs: 60000,
      },
      expected: false,
    },
    {
      why: 'pending: A message is on its way.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 1,
        quietMs: 60000,
      },
      expected: false,
    },
    {
      why: 'quiet-at: Thirty seconds are enough.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 0,
        quietMs: 30000,
      },
      expected: true,
    },
    {
      why: 'quiet-before: A millisecond less is not.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 0,
        quietMs: 29999,
      },
      expected: false,
    },
  ])('$why', ({ input, expected }) => {
    expect(updateReady(input)).toEqual(expected);
  });
});
