import type { OrganisationSettingsGateway } from '@/application/organisations/ports/OrganisationSettingsGateway';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { SettingSection } from '@/domain/organisations/SettingSection';
import type { OwnSection } from '@/domain/organisations/SettingValues';

export interface OrganisationSettingsGatewayHarness {
  readonly gateway: OrganisationSettingsGateway;
  /** The provider, which alone has a crisis contact. */
  readonly root: string;
  /** Directly below the provider, without settings of its own. */
  readonly middle: string;
  /** Directly below `middle`, without settings of its own. */
  readonly leaf: string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every OrganisationSettingsGateway, including its fake. */
export function organisationSettingsGatewayContract(
  name: string,
  make: () => Promise<OrganisationSettingsGatewayHarness>,
): void {
  describe(`${name} keeps the OrganisationSettingsGateway contract`, () => {
    let harness: OrganisationSettingsGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const read = async (id: string): Promise<Organisation> => {
      const answer = await harness.gateway.read(id);
      if (!answer.ok) throw new Error(`${id} can be read.`);
      return answer.value;
    };
    const own = async <S extends SettingSection>(id: string, section: S): Promise<Versioned<OwnSection<S>>> => {
      const answer = await harness.gateway.readOwn(id, section);
      if (!answer.ok) throw new Error(`${section} of ${id} can be read.`);
      return answer.value;
    };
    const save = async <S extends SettingSection>(
      organisationId: string,
      section: S,
      changes: Partial<OwnSection<S>>,
      reason = 'Asked for',
    ) => {
      const { etag } = await own(organisationId, section);
      return harness.gateway.change({ organisationId, section, changes, etag, reason });
    };

    it('returns the path of an organisation and the source of each value', async () => {
      const { root, middle, leaf } = harness;
      const one = await read(leaf);
      expect(one.path.map(({ id }) => id)).toEqual([root, middle]);
      const { crisisContact, modules } = one.settings.appSettings;
      expect(crisisContact.source).toMatchObject({ kind: 'inherited', from: { id: root } });
      expect(crisisContact.value?.phone).not.toBe('');
      expect(['default', 'inherited']).toContain(modules.source.kind);
      expect((await read(root)).settings.appSettings.crisisContact.source).toEqual({ kind: 'own' });
    });

    it('distinguishes an own value, an empty value and an inherited one', async () => {
      const { middle, leaf } = harness;
      expect((await save(middle, 'appSettings', { welcomeText: 'From the middle' })).ok).toBe(true);
      const inherited = (await read(leaf)).settings.appSettings.welcomeText;
      expect(inherited).toMatchObject({
        value: 'From the middle',
        source: { kind: 'inherited', from: { id: middle } },
      });
      await save(leaf, 'appSettings', { welcomeText: '' });
      expect((await read(leaf)).settings.appSettings.welcomeText).toMatchObject({ value: '', source: { kind: 'own' } });
      expect((await own(leaf, 'appSettings')).value.welcomeText).toBe('');
      await save(leaf, 'appSettings', { welcomeText: null });
      expect((await own(leaf, 'appSettings')).value.welcomeText).toBeNull();
      expect((await read(leaf)).settings.appSettings.welcomeText.value).toBe('From the middle');
    });

    it('counts the organisations below that inherit a value', async () => {
      const { middle, leaf } = harness;
      const before = (await read(middle)).settings.subscription.plan.inheriting;
      expect(before?.first.map(({ id }) => id)).toContain(leaf);
      await save(leaf, 'subscription', { plan: 'Extended' });
      const after = (await read(middle)).settings.subscription.plan.inheriting;
      expect((before?.count ?? 0) - (after?.count ?? 0)).toBeGreaterThanOrEqual(1);
      expect(after?.first.map(({ id }) => id)).not.toContain(leaf);
    });

    it('returns the saved settings after a change, and records the change with its reason', async () => {
      const { leaf } = harness;
      const answer = await save(
        leaf,
        'details',
        { name: 'Renamed clinic', emailDomains: ['clinic.example'] },
        'Merger',
      );
      expect(answer).toMatchObject({ ok: true, value: { value: { name: 'Renamed clinic', contactName: null } } });
      expect(answer).toMatchObject({ ok: true, value: { etag: (await own(leaf, 'details')).etag } });
      const { name, changes } = await read(leaf);
      expect([name, changes[0]?.reason]).toEqual(['Renamed clinic', 'Merger']);
    });

    it('refuses a change of another version, which has no effect', async () => {
      const { leaf, gateway } = harness;
      const { etag } = await own(leaf, 'researchSettings');
      await save(leaf, 'researchSettings', { participation: 'anonymous' });
      const change = { organisationId: leaf, changes: { participation: 'none' }, etag, reason: 'Late' };
      const late = await gateway.change({ ...change, section: 'researchSettings' });
      expect(late).toEqual({ ok: false, failure: { kind: 'changedMeanwhile' } });
      expect((await own(leaf, 'researchSettings')).value.participation).toBe('anonymous');
    });

    it('keeps links in their order', async () => {
      const link = { icon: 'info', from: '', until: '2027-01-31', group: '' } as const;
      const links = ['b', 'a'].map(id => ({ ...link, id, title: `Link ${id}`, url: `https://link.example/${id}` }));
      expect((await save(harness.leaf, 'clientLinks', { links })).ok).toBe(true);
      expect((await own(harness.leaf, 'clientLinks')).value.links).toEqual(links);
    });

    it('refuses a crisis contact that reaches no one, and names the organisations', async () => {
      const { middle } = harness;
      const names = [(await read(middle)).name, (await read(harness.leaf)).name];
      const nobody = { name: 'Nobody', phone: '', textMessage: '', url: '' };
      const refused = await save(middle, 'appSettings', { crisisContact: nobody });
      expect(refused).toMatchObject({ ok: false, failure: { kind: 'noCrisisContact' } });
      expect(refused).toMatchObject({ failure: { organisations: expect.arrayContaining([names[0]]) as unknown } });
    });

    it('refuses a last day before the first', async () => {
      expect(await save(harness.leaf, 'subscription', { startsOn: '2026-05-01', endsOn: '2026-04-30' })).toEqual({
        ok: false,
        failure: { kind: 'invalidSpan' },
      });
    });

    it('accepts an empty last day', async () => {
      const { leaf } = harness;
      expect((await save(leaf, 'subscription', { startsOn: '2026-05-01', endsOn: '' })).ok).toBe(true);
      expect((await own(leaf, 'subscription')).value.endsOn).toBe('');
    });

    it('refuses a logo that was not uploaded', async () => {
      expect(await save(harness.leaf, 'details', { logo: '/nowhere.png' })).toEqual({
        ok: false,
        failure: { kind: 'invalidImage' },
      });
    });

    it('reports an unknown organisation', async () => {
      const notFound = { ok: false, failure: { kind: 'notFound' } };
      expect(await harness.gateway.read('org-that-never-was')).toEqual(notFound);
      expect(await harness.gateway.readOwn('org-that-never-was', 'details')).toEqual(notFound);
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.read(harness.leaf)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
