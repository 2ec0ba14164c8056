import type { MessageAlertGateway } from '@/application/messageAlerts/ports/MessageAlertGateway';
import type { AlertEntry, AlertGeneration, AlertName } from '@/domain/messageAlerts/MessageAlert';
import type { Result } from '@/domain/kernel/Result';

export interface MessageAlertGatewayHarness {
  readonly gateway: MessageAlertGateway;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

let made = 0;

/** 1 March 2031, 12:30 UTC, in milliseconds since 1970. */
const LATER = 1_930_134_600_000;

const entryFor = (generation: AlertGeneration, more: Partial<AlertEntry> = {}): AlertEntry => ({
  message: 'Chat is slower than usual. 😀',
  kind: 'information',
  audiences: ['patients'],
  onlyAuthor: false,
  regions: [],
  organisations: [],
  versions: '>=1.2 <2',
  from: null,
  until: null,
  timeZone: generation === 'v1' ? '' : 'Europe/London',
  isDismissible: true,
  isPublished: true,
  ...more,
});

/** The contract of every MessageAlertGateway, including its fake. */
export function messageAlertGatewayContract(name: string, make: () => Promise<MessageAlertGatewayHarness>): void {
  describe(`${name} keeps the MessageAlertGateway contract`, () => {
    let harness: MessageAlertGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const create = async (generation: AlertGeneration, more: Partial<AlertEntry> = {}) => {
      made += 1;
      const alert: AlertName = { id: `contract-${made}`, generation };
      const entry = entryFor(generation, more);
      const { etag } = valueOf(await harness.gateway.create({ ...alert, entry, reason: 'Planned work' }));
      return { alert, entry, etag };
    };
    const failureOf = async (answer: Promise<Result<unknown, { readonly kind: string }>>): Promise<string> => {
      const given = await answer;
      return given.ok ? 'done' : given.failure.kind;
    };

    it.each(['v1', 'v2'] as const)('lists and reads an alert of generation %s as it was created', async generation => {
      const { alert, entry, etag } = await create(generation);
      const listed = valueOf(await harness.gateway.list(generation));
      const found = listed.alerts.find(({ id }) => id === alert.id);
      expect(found).toMatchObject({ ...entry, ...alert, withdrawnAt: null });
      const read = valueOf(await harness.gateway.read(alert));
      expect([read.etag, read.value]).toEqual([etag, expect.objectContaining({ ...entry, ...alert })]);
      expect(listed.alerts.every(one => one.generation === generation)).toBe(true);
    });

    it('keeps every field that an author sets', async () => {
      const { alert, entry } = await create('v2', {
        ...{ kind: 'urgent', audiences: ['staff', 'public'], regions: ['UK'], timeZone: 'Australia/Sydney' },
        ...{ from: LATER, until: LATER + 60_000, isDismissible: false, isPublished: false, onlyAuthor: true },
      });
      expect(valueOf(await harness.gateway.read(alert)).value).toMatchObject(entry);
    });

    it('makes one alert of two calls with the same content, and refuses other content', async () => {
      const { alert, entry } = await create('v2');
      expect(await failureOf(harness.gateway.create({ ...alert, entry, reason: 'Planned work' }))).toBe('done');
      const other = { ...entry, message: 'Another text.' };
      expect(await failureOf(harness.gateway.create({ ...alert, entry: other, reason: '' }))).toBe('idTaken');
    });

    it.each(['v1', 'v2'] as const)(
      'changes an alert of generation %s in the version it is based on',
      async generation => {
        const { alert, entry, etag } = await create(generation);
        const mine = { ...entry, message: 'Chat is fast again.' };
        const saved = valueOf(await harness.gateway.change({ ...alert, entry: mine, reason: 'Over' }, etag));
        expect(saved.value.message).toBe(mine.message);
        expect(saved.etag).not.toBe(etag);
        const late = harness.gateway.change({ ...alert, entry, reason: '' }, etag);
        expect(await failureOf(late)).toBe('changedMeanwhile');
        expect(await failureOf(harness.gateway.withdraw(alert, etag, ''))).toBe('changedMeanwhile');
      },
    );

    it('withdraws a published alert and keeps its record, which can no longer be changed', async () => {
      const { alert, entry, etag } = await create('v2');
      valueOf(await harness.gateway.withdraw(alert, etag, 'Wrong number'));
      const { value, etag: now } = valueOf(await harness.gateway.read(alert));
      expect(value.withdrawnAt).toEqual(expect.any(Number));
      expect(await failureOf(harness.gateway.change({ ...alert, entry, reason: '' }, now))).toBe('withdrawn');
    });

    it.each([
      ['a draft', 'v2', { isPublished: false }],
      ['a V1 alert', 'v1', {}],
    ] as const)('deletes %s permanently', async (_, generation, more) => {
      const { alert, etag } = await create(generation, more);
      valueOf(await harness.gateway.withdraw(alert, etag, ''));
      expect(await failureOf(harness.gateway.read(alert))).toBe('notFound');
    });

    it('refuses to publish a blank text, but saves it as a draft', async () => {
      made += 1;
      const alert = { id: `contract-${made}`, generation: 'v2' } as const;
      const entry = entryFor('v2', { message: ' ' });
      expect(await failureOf(harness.gateway.create({ ...alert, entry, reason: '' }))).toBe('invalidMessage');
      const draft = { ...entry, isPublished: false };
      expect(await failureOf(harness.gateway.create({ ...alert, entry: draft, reason: '' }))).toBe('done');
    });

    it('counts the people whom an alert would reach', async () => {
      const reach = valueOf(
        await harness.gateway.count(entryFor('v2', { audiences: ['staff', 'patients'], versions: '' })),
      );
      expect([reach.staff > 0, reach.patients > 0]).toEqual([true, true]);
    });

    it('never reports a failure as an empty list', async () => {
      harness.breakDown();
      expect(await failureOf(harness.gateway.list('v2'))).toBe('unreachable');
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`It failed: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
