import type { UserDataGateway } from '@/application/userData/ports/UserDataGateway';
import type { Result } from '@/domain/kernel/Result';

export interface UserDataGatewayHarness {
  readonly gateway: UserDataGateway;
  /** A person without dependants. */
  readonly newPerson: () => string;
  /** Adds data of a person. */
  readonly change: (userId: string) => void;
  readonly newId: () => string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every UserDataGateway, including its fake. */
export function userDataGatewayContract(name: string, make: () => Promise<UserDataGatewayHarness>): void {
  describe(`${name} keeps the UserDataGateway contract`, () => {
    let harness: UserDataGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const reason = 'They asked for it';
    const whole = { obfuscated: false, reason };
    const failureOf = (answer: Result<unknown, { readonly kind: string }>): unknown =>
      answer.ok ? 'done' : answer.failure;

    it('counts the data, and reports why it is not deleted', async () => {
      const id = harness.newPerson();
      const read = await harness.gateway.read(id);
      expect(read).toMatchObject({ ok: true, value: { userId: id, refusals: ['ExportMissing'] } });
      expect(read.ok && read.value.counts.find(({ part }) => part === 'account')).toEqual({
        part: 'account',
        count: 1,
      });
    });

    it('reports an unknown person', async () => {
      const missing = { kind: 'notFound' };
      expect(failureOf(await harness.gateway.read('nobody'))).toEqual(missing);
      expect(failureOf(await harness.gateway.export('nobody', whole))).toEqual(missing);
      expect(failureOf(await harness.gateway.delete('nobody', reason))).toEqual(missing);
    });

    it('exports a zip', async () => {
      const id = harness.newPerson();
      const made = await harness.gateway.export(id, whole);
      expect(made).toMatchObject({ ok: true, value: { mediaType: 'application/zip' } });
      expect(made.ok && [...made.value.bytes.slice(0, 2)]).toEqual([80, 75]);
      expect(await harness.gateway.read(id)).toMatchObject({
        value: { refusals: [], newestExport: { obfuscated: false, isCurrent: true } },
      });
    });

    it('deletes no one without a complete export of the current data', async () => {
      const id = harness.newPerson();
      const refused = { kind: 'notDeleted', refusals: ['ExportMissing'] };
      expect(failureOf(await harness.gateway.delete(id, reason))).toEqual(refused);
      await harness.gateway.export(id, { obfuscated: true, reason });
      expect(failureOf(await harness.gateway.delete(id, reason))).toEqual(refused);
      await harness.gateway.export(id, whole);
      harness.change(id);
      expect(failureOf(await harness.gateway.delete(id, reason))).toEqual(refused);
    });

    it('deletes a person once, and restores them with the receipt', async () => {
      const id = harness.newPerson();
      await harness.gateway.export(id, whole);
      const receipt = await harness.gateway.delete(id, reason);
      if (!receipt.ok) throw new Error(receipt.failure.kind);
      expect(await harness.gateway.delete(id, reason)).toEqual(receipt);
      expect(await harness.gateway.read(id)).toMatchObject({ value: { counts: [], receipt: receipt.value } });
      const { source, signedUrl } = receipt.value;
      const back = await harness.gateway.import({ source, signedUrl, reason });
      expect(back).toMatchObject({ ok: true, value: { userId: id } });
      expect(await harness.gateway.import({ source, signedUrl, reason })).toEqual(back);
      const read = await harness.gateway.read(id);
      expect(read.ok && read.value.receipt).toBeUndefined();
    });

    it('imports nothing from an address without a signature', async () => {
      const wanted = { source: 'UK', signedUrl: 'https://uk.example/exports/made-up', reason };
      expect(failureOf(await harness.gateway.import(wanted))).toEqual({ kind: 'invalidExport' });
    });

    it('copies a person once for each id, and to another region by a link', async () => {
      const id = harness.newPerson();
      const copy = { id: harness.newId(), obfuscated: true, destination: 'UK', reason };
      const made = await harness.gateway.clone(id, copy);
      expect(made).toMatchObject({ ok: true, value: { source: 'UK' } });
      const again = await harness.gateway.clone(id, copy);
      expect(again.ok && again.value.userId).toBe(made.ok && made.value.userId);
      const elsewhere = await harness.gateway.clone(id, { ...copy, id: harness.newId(), destination: 'Australia' });
      expect(elsewhere.ok && elsewhere.value.signedUrl).toMatch(/^https?:\/\//);
      const plain = { ...copy, id: harness.newId(), obfuscated: false };
      expect(failureOf(await harness.gateway.clone(id, plain))).toEqual({ kind: 'alreadyThere' });
    });

    it('reports that the server does not answer', async () => {
      harness.breakDown();
      expect(failureOf(await harness.gateway.read(harness.newPerson()))).toMatchObject({ kind: 'unreachable' });
    });
  });
}
