import type { TransactionalGateway } from '@/application/transactional/ports/TransactionalGateway';

export interface TransactionalHarness {
  readonly gateway: TransactionalGateway;
  /** A new token of a link, as the patient’s app makes it. */
  readonly link: () => string | Promise<string>;
  /** An email token of this address. */
  readonly emailToken: (address: string) => string | Promise<string>;
  /** Number of requests that have reached staff. */
  readonly reached: () => number;
  readonly letTenMinutesPass: () => void;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const callback = { callbackGroup: 'care-team', name: 'Ann', phoneNumber: '+44 20 7946 0018', note: '' } as const;
const access = { message: 'I work in the clinic.', email: 'new@clinic.example', isContactable: true } as const;
const attempt = 'a'.repeat(32);

/** The contract of every TransactionalGateway, including its fake. */
export function transactionalGatewayContract(name: string, make: () => Promise<TransactionalHarness>): void {
  describe(`${name} keeps the TransactionalGateway contract`, () => {
    let harness: TransactionalHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const reachedBy = async (act: () => Promise<unknown>): Promise<number> => {
      const before = harness.reached();
      await act();
      return harness.reached() - before;
    };

    it('sends one email for a callback, however often the same one is requested', async () => {
      const { gateway } = harness;
      const token = await harness.link();
      const asked = async () => {
        expect(await gateway.requestCallback(token, callback)).toEqual({ ok: true, value: undefined });
        expect(await gateway.requestCallback(token, callback)).toEqual({ ok: true, value: undefined });
      };
      expect(await reachedBy(asked)).toBe(1);
    });

    it('refuses a token that was used for something else', async () => {
      const { gateway } = harness;
      const token = await harness.link();
      const asked = async () => {
        await gateway.requestCheckIn(token);
        expect(await gateway.requestCheckIn(token)).toMatchObject({ ok: true });
        const used = { ok: false, failure: { kind: 'linkUsed' } };
        expect(await gateway.requestCallback(token, callback)).toEqual(used);
        expect(await gateway.exchange(token, attempt)).toEqual(used);
      };
      expect(await reachedBy(asked)).toBe(1);
    });

    it('refuses a token that is ten minutes old, unless it repeats its own request', async () => {
      const { gateway } = harness;
      const [used, unused] = [await harness.link(), await harness.link()];
      await gateway.requestCheckIn(used);
      harness.letTenMinutesPass();
      expect(await gateway.requestCheckIn(unused)).toEqual({ ok: false, failure: { kind: 'linkUnknown' } });
      expect(await gateway.requestCheckIn(used)).toMatchObject({ ok: true });
    });

    it('exchanges a token for one attempt only', async () => {
      const { gateway } = harness;
      const token = await harness.link();
      const first = await gateway.exchange(token, attempt);
      expect(await gateway.preferences(first.ok ? first.value : '')).toMatchObject({ value: { isSubscribed: true } });
      expect(await gateway.exchange(token, attempt)).toMatchObject({ ok: true });
      expect(await gateway.exchange(token, 'b'.repeat(32))).toEqual({ ok: false, failure: { kind: 'linkUsed' } });
    });

    it('stops and resumes emails only to the address of the token', async () => {
      const { gateway } = harness;
      const address = 'friend@elsewhere.example';
      const token = await harness.emailToken(address);
      const isSubscribed = async () => {
        const read = await gateway.preferences(token);
        return read.ok && read.value.isSubscribed;
      };
      expect(await gateway.unsubscribe(token, address)).toMatchObject({ ok: true });
      expect(await gateway.unsubscribe(token, address)).toMatchObject({ ok: true });
      expect(await isSubscribed()).toBe(false);
      const other = await gateway.subscribe(token, 'other@elsewhere.example');
      expect(other).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
      expect(await gateway.subscribe(token, address)).toMatchObject({ ok: true });
      expect(await isSubscribed()).toBe(true);
    });

    it('refuses an unknown token', async () => {
      const { gateway } = harness;
      const unknown = { ok: false, failure: { kind: 'linkUnknown' } };
      expect(await gateway.requestCheckIn('x'.repeat(22))).toEqual(unknown);
      expect(await gateway.exchange('x'.repeat(22), attempt)).toEqual(unknown);
      expect(await gateway.preferences('a.b.c')).toEqual(unknown);
      expect(await gateway.unsubscribe('a.b.c', 'friend@elsewhere.example')).toEqual(unknown);
    });

    it('sends one email for an access request, however often the same one is sent', async () => {
      const { gateway } = harness;
      const asked = async () => {
        expect(await gateway.requestAccess('dashboard', access)).toMatchObject({ ok: true });
        expect(await gateway.requestAccess('dashboard', access)).toMatchObject({ ok: true });
      };
      expect(await reachedBy(asked)).toBe(1);
    });

    it('reports an unknown outcome for a request without an answer', async () => {
      const token = await harness.link();
      harness.breakDown();
      expect(await harness.gateway.requestCheckIn(token)).toMatchObject({ failure: { kind: 'unreachable' } });
    });
  });
}
