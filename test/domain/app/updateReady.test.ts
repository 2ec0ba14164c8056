import { updateReady } from '@/domain/app/updateReady';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof updateReady>[0];
  readonly expected: ReturnType<typeof updateReady>;
}

describe('updateReady', () => {
  it.each<Case>([
    {
      why: 'same: The versions are equal.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.2.0', core: '0.105.0' },
        pending: 0,
        quietMs: 60000,
      },
      expected: false,
    },
    {
      why: 'newer: The dashboard has another version.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 0,
        quietMs: 60000,
      },
      expected: true,
    },
    {
      why: 'older: A rollback is a change too.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.1.0', core: '0.105.0' },
        pending: 0,
        quietMs: 60000,
      },
      expected: true,
    },
    {
      why: 'core: Only the core has another version.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.2.0', core: '0.105.1' },
        pending: 0,
        quietMs: 60000,
      },
      expected: true,
    },
    {
      why: 'unknown: The served version is unknown.',
      input: { running: { version: '1.2.0', core: '0.105.0' }, served: null, pending: 0, quietMs: 60000 },
      expected: false,
    },
    {
      why: 'nameless: The running version is unknown.',
      input: {
        running: { version: '', core: '' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 0,
        quietMs: 60000,
      },
      expected: false,
    },
    {
      why: 'pending: A message is being sent.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 1,
        quietMs: 60000,
      },
      expected: false,
    },
    {
      why: 'quiet-at: Thirty seconds without input are enough.',
      input: {
        running: { version: '1.2.0', core: '0.105.0' },
        served: { version: '1.3.0', core: '0.105.0' },
        pending: 0,
        quietMs: 30000,
      },
      expected: true,
    },
    {
      why: 'quiet-before: One millisecond less is not enough.',
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
