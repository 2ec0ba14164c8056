import type { OwnProfileGateway } from '@/application/profile/ports/OwnProfileGateway';
import type { Result } from '@/domain/kernel/Result';
import type { WeeklyTime } from '@/domain/kernel/time/Availability';

export interface OwnProfileHarness {
  readonly gateway: OwnProfileGateway;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const time = (weekday: number, from: number, to: number): WeeklyTime => ({
  weekday,
  startTime: { hours: from, minutes: 0 },
  endTime: { hours: to, minutes: 0 },
});
const timeZone = 'Australia/Sydney';

/** The contract of every OwnProfileGateway, including its fake. */
export function ownProfileGatewayContract(name: string, make: () => Promise<OwnProfileHarness>): void {
  describe(`${name} keeps the OwnProfileGateway contract`, () => {
    let harness: OwnProfileHarness;
    beforeEach(async () => {
      harness = await make();
      await harness.gateway.removeAvailability();
    }, 30_000);
    afterEach(() => harness.stop());

    it('saves names normalised, and rejects an invalid one', async () => {
      valueOf(await harness.gateway.setNames({ firstName: ' Ann  Mary ', lastName: 'Östlund' }));
      expect(valueOf(await harness.gateway.details())).toMatchObject({ firstName: 'Ann Mary', lastName: 'Östlund' });
      const refused = await harness.gateway.setNames({ firstName: 'A\u202enn', lastName: 'Hart' });
      expect(failureOf(refused)).toBe('invalidName');
      expect(valueOf(await harness.gateway.details()).firstName).toBe('Ann Mary');
    });

    it('shows a biography as text, without surrounding white space', async () => {
      valueOf(await harness.gateway.setBiography('  Sails.\r\n\r\n\r\n<b>Often</b> '));
      const { therapistId } = valueOf(await harness.gateway.details());
      const seen = valueOf(await harness.gateway.seen(therapistId));
      expect(seen.biography).toBe('Sails.\n\n<b>Often</b>');
      valueOf(await harness.gateway.setBiography(''));
      expect(valueOf(await harness.gateway.seen(therapistId)).biography).toBe('');
    });

    it('reports an unknown id', async () => {
      expect(failureOf(await harness.gateway.seen('nobody'))).toBe('notFound');
    });

    it('saves a listed time zone, and rejects an unknown one', async () => {
      expect(valueOf(await harness.gateway.timeZones())).toContain(timeZone);
      expect(valueOf(await harness.gateway.setTimeZone(timeZone))).toBe(timeZone);
      expect(failureOf(await harness.gateway.setTimeZone('Europe/Atlantis'))).toBe('unknownZone');
      expect(valueOf(await harness.gateway.timeZone())).toBe(timeZone);
    });

    it('adds hours once, replaces them and removes them', async () => {
      const first = { timeZone, times: [time(5, 22, 24), time(6, 0, 2)] };
      expect(valueOf(await harness.gateway.addAvailability(first))).toEqual(first);
      expect(valueOf(await harness.gateway.availability())).toEqual(first);
      expect(failureOf(await harness.gateway.addAvailability(first))).toBe('hoursThere');
      const second = { timeZone: 'Europe/London', times: [time(1, 9, 12), time(1, 12, 17)] };
      expect(valueOf(await harness.gateway.replaceAvailability(second))).toEqual(second);
      const { therapistId } = valueOf(await harness.gateway.details());
      expect(valueOf(await harness.gateway.seen(therapistId)).availability).toEqual(second);
      valueOf(await harness.gateway.removeAvailability());
      expect(valueOf(await harness.gateway.availability()).times).toEqual([]);
    });

    it.each([
      ['overlapping hours', { timeZone, times: [time(1, 9, 12), time(1, 11, 13)] }, 'invalidHours'],
      ['an end before the start', { timeZone, times: [time(1, 12, 9)] }, 'invalidHours'],
      ['an unknown zone', { timeZone: 'Europe/Atlantis', times: [time(1, 9, 12)] }, 'unknownZone'],
    ])('rejects %s, and keeps the saved hours', async (_what, wanted, failure) => {
      expect(failureOf(await harness.gateway.replaceAvailability(wanted))).toBe(failure);
      expect(valueOf(await harness.gateway.availability()).times).toEqual([]);
    });

    it('reports a failing server', async () => {
      harness.breakDown();
      expect(failureOf(await harness.gateway.details())).toBe('unreachable');
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}

const failureOf = (answer: Result<unknown, { readonly kind: string }>): string =>
  answer.ok ? 'done' : answer.failure.kind;
