import type { OrganisationGateway, OrganisationPage } from '@/application/organisations/ports/OrganisationGateway';

export interface OrganisationGatewayHarness {
  readonly gateway: OrganisationGateway;
  /** An organisation with more children than one page holds. */
  readonly crowded: string;
  /** An organisation three levels below the root: its name, and the ids from the root to its parent. */
  readonly deep: { readonly name: string; readonly above: readonly string[] };
  /** A patient, and the organisation of this patient now. */
  readonly patientId: string;
  readonly ownOrganisation: () => Promise<string | undefined>;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every OrganisationGateway, including its fake. */
export function organisationGatewayContract(name: string, make: () => Promise<OrganisationGatewayHarness>): void {
  describe(`${name} keeps the OrganisationGateway contract`, () => {
    let harness: OrganisationGatewayHarness;
    let made = 0;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const page = async (parent: string | undefined, after?: string): Promise<OrganisationPage> => {
      const answer = await harness.gateway.listChildren(parent, after);
      if (!answer.ok) throw new Error('The children can be listed.');
      return answer.value;
    };

    it('begins with the root, which has children and no parent', async () => {
      const { rows, total, next } = await page(undefined);
      expect([rows.length, total, next]).toEqual([1, 1, undefined]);
      expect([rows[0]?.parent, (rows[0]?.children ?? 0) > 0]).toEqual([undefined, true]);
    });

    it('returns every child once, page by page', async () => {
      const first = await page(harness.crowded);
      const ids = first.rows.map(({ id }) => id);
      for (let { next } = first; next !== undefined;) {
        const further = await page(harness.crowded, next);
        ids.push(...further.rows.map(({ id }) => id));
        ({ next } = further);
      }
      expect(first.next).not.toBeUndefined();
      expect([ids.length, new Set(ids).size]).toEqual([first.total, first.total]);
      expect(first.rows.every(({ parent }) => parent === harness.crowded)).toBe(true);
    });

    it('finds an organisation by words of its name in any letter case, with its path', async () => {
      const words = harness.deep.name.toUpperCase().split(' ').reverse().join(' ');
      const answer = await harness.gateway.search(words);
      const found = answer.ok ? answer.value.rows.find(row => row.name === harness.deep.name) : undefined;
      expect(found?.path?.map(({ id }) => id)).toEqual(harness.deep.above);
    });

    it('finds nothing for words that no name contains', async () => {
      expect(await harness.gateway.search('no such organisation anywhere')).toMatchObject({
        ok: true,
        value: { rows: [], total: 0 },
      });
    });

    it('reports an unknown parent', async () => {
      expect(await harness.gateway.listChildren('org-that-never-was')).toEqual({
        ok: false,
        failure: { kind: 'notFound' },
      });
    });

    it('creates an organisation below another, once however often it is sent', async () => {
      const { gateway, crowded } = harness;
      const created = {
        id: `made-${(made += 1)}`,
        parent: crowded,
        name: 'Zz made here',
        maxRedemptions: 5,
        reason: 'New site',
      };
      const before = (await page(crowded)).total;
      expect(await gateway.create(created)).toEqual({ ok: true, value: created.id });
      expect(await gateway.create(created)).toEqual({ ok: true, value: created.id });
      expect((await page(crowded)).total).toBe(before + 1);
      expect(await gateway.create({ ...created, name: 'Another' })).toMatchObject({ failure: { kind: 'idTaken' } });
    });

    it('creates nothing below a missing or disabled organisation', async () => {
      const { gateway, crowded } = harness;
      const parent = `made-${(made += 1)}`;
      const child = { id: `made-${(made += 1)}`, parent, name: 'Zz child', reason: 'New site' };
      expect(await gateway.create(child)).toMatchObject({ failure: { kind: 'unknownParent' } });
      await gateway.create({ id: parent, parent: crowded, name: 'Zz parent', reason: 'New site' });
      expect(await gateway.setEnabled(parent, { enabled: false, reason: 'Contract ended' })).toMatchObject({
        ok: true,
      });
      expect(await gateway.create(child)).toMatchObject({ failure: { kind: 'organisationDisabled' } });
    });

    it('moves a patient, but not to a disabled organisation', async () => {
      const { gateway, crowded, patientId, ownOrganisation } = harness;
      const organisationId = `made-${(made += 1)}`;
      await gateway.create({ id: organisationId, parent: crowded, name: 'Zz moved to', reason: 'New site' });
      const move = { organisationId, patientId, reason: 'Moved house' };
      expect(await gateway.moveToOrganisation(move)).toMatchObject({ ok: true });
      expect(await ownOrganisation()).toBe(organisationId);
      await gateway.setEnabled(organisationId, { enabled: false, reason: 'Contract ended' });
      expect(await gateway.moveToOrganisation({ ...move, patientId: 'p-06' })).toMatchObject({
        failure: { kind: 'organisationDisabled' },
      });
    });

    it('reads the settings by the calls of both generations', async () => {
      const { gateway, crowded } = harness;
      for (const generation of ['v1', 'v2'] as const) {
        const own = await gateway.readSettings(crowded, generation, 'unmerged');
        const inEffect = await gateway.readSettings(crowded, generation, 'merged');
        expect(own.ok && own.value['details.name']).toEqual(expect.any(String));
        expect(inEffect.ok && inEffect.value['appSettings.modules']).toEqual(expect.any(Array));
        expect(await gateway.readSettings('org-that-never-was', generation, 'merged')).toMatchObject({
          failure: { kind: 'notFound' },
        });
      }
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.listChildren(undefined)).toMatchObject({
        ok: false,
        failure: { kind: 'unreachable' },
      });
    });
  });
}
