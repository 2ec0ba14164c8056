import { LoadOwnSettings } from '@/application/organisations/LoadOwnSettings';
import { SaveSettings } from '@/application/organisations/SaveSettings';
import { INHERITED, NOTHING, ownChoice, type SettingChoices } from '@/domain/organisations/SettingChoice';
import type { FormSection } from '@/domain/organisations/settingFields';
import { settingsTree } from '#test/support/builders/organisations/settingsTree';

async function setUp(organisationId = 'board', section: FormSection = 'appSettings') {
  const { gateway, organisation } = settingsTree();
  const begun = await new LoadOwnSettings(gateway).execute(organisationId, section);
  if (!begun.ok) throw new Error('The section can be read.');
  const { value: base, etag } = begun.value;
  const shown = await organisation(organisationId);
  const own = async () => {
    const answer = await gateway.readOwn(organisationId, section);
    return answer.ok ? answer.value.value : undefined;
  };
  const save = (changes: SettingChoices, more: { version?: string | null; sent?: readonly SettingChoices[] } = {}) =>
    new SaveSettings(gateway).execute({
      ...{ organisationId, section, base, shown },
      version: more.version === undefined ? etag : more.version,
      mine: { ...base, ...changes },
      sent: more.sent ?? [],
    });
  return { gateway, base, own, save, organisation };
}

describe('SaveSettings', () => {
  it('sends only the changed settings, with the reason', async () => {
    const { gateway, save } = await setUp();
    expect(await save({ welcomeText: ownChoice('Hello.'), reason: ownChoice(' New brand ') })).toMatchObject({
      ok: true,
      value: { saved: { value: { welcomeText: { kind: 'own', value: 'Hello.' }, colour: { kind: 'inherited' } } } },
    });
    expect(gateway.received.map(({ changes, reason }) => [changes, reason])).toEqual([
      [{ welcomeText: 'Hello.' }, 'New brand'],
    ]);
  });

  it('distinguishes a value that is empty on purpose from one that is inherited again', async () => {
    const { gateway, save, own } = await setUp();
    await save({ welcomeText: NOTHING, modules: NOTHING });
    expect(await own()).toMatchObject({ welcomeText: '', modules: [] });
    const sent = [{ welcomeText: NOTHING, modules: NOTHING }];
    await save({ welcomeText: INHERITED, modules: NOTHING }, { version: null, sent });
    expect(gateway.received.at(-1)?.changes).toEqual({ welcomeText: null });
    expect(await own()).toMatchObject({ welcomeText: null, modules: [] });
  });

  it('merges a colleague’s changes of other fields', async () => {
    const { gateway, save, own } = await setUp();
    gateway.put('board', 'appSettings', { colour: '#000000' });
    expect(await save({ welcomeText: ownChoice('Hello.') })).toMatchObject({
      ok: true,
      value: { mergedFromServer: ['colour'] },
    });
    expect(await own()).toMatchObject({ welcomeText: 'Hello.', colour: '#000000' });
  });

  it('saves nothing when a colleague changed the same field to another value', async () => {
    const { gateway, save, own } = await setUp();
    gateway.put('board', 'appSettings', { welcomeText: 'Theirs.' });
    expect(await save({ welcomeText: ownChoice('Mine.'), colour: ownChoice('#111111') })).toMatchObject({
      ok: false,
      failure: {
        kind: 'conflict',
        conflicts: [{ field: 'welcomeText', mine: { value: 'Mine.' }, theirs: { value: 'Theirs.' } }],
      },
    });
    expect(await own()).toMatchObject({ welcomeText: 'Theirs.', colour: null });
  });

  it('saves when a colleague made the same change', async () => {
    const { gateway, save } = await setUp();
    gateway.put('board', 'appSettings', { welcomeText: 'Same.' });
    expect(await save({ welcomeText: ownChoice('Same.') })).toMatchObject({
      ok: true,
      value: { mergedFromServer: [] },
    });
  });

  it('recognises its own earlier attempt whose answer was lost', async () => {
    const { gateway, save } = await setUp();
    const mine = { welcomeText: ownChoice('Hello.') };
    gateway.planned.failNext('change', { kind: 'unreachable' }, { butDone: true });
    expect(await save(mine)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(await save(mine, { sent: [mine] })).toMatchObject({ ok: true, value: { mergedFromServer: [] } });
    expect(gateway.received).toHaveLength(1);
  });

  it('sends nothing when other organisations would change than were shown', async () => {
    const { gateway, save } = await setUp();
    gateway.put('ash', 'appSettings', { welcomeText: 'Own by now.' });
    const refused = await save({ welcomeText: ownChoice('Hello.') });
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'otherHeirs' } });
    expect(gateway.received).toEqual([]);
    // For this field the inheriting organisations are those that were shown.
    expect(await save({ languages: ownChoice(['cy']) })).toMatchObject({ ok: true });
  });

  it('sends nothing when the number of changed organisations is the same, but not the organisations', async () => {
    const { gateway, organisation } = settingsTree();
    gateway.put('ash', 'appSettings', { welcomeText: 'Own.' });
    const shown = await organisation('board');
    const begun = await new LoadOwnSettings(gateway).execute('board', 'appSettings');
    if (!begun.ok) throw new Error('The section can be read.');
    gateway.put('ash', 'appSettings', { welcomeText: null });
    gateway.put('beech', 'appSettings', { welcomeText: 'Own by now.' });
    const { value: base, etag: version } = begun.value;
    const mine = { ...base, welcomeText: ownChoice('Hello.') };
    const place = { organisationId: 'board', section: 'appSettings' } as const;
    expect(await new SaveSettings(gateway).execute({ ...place, base, version, mine, sent: [], shown })).toMatchObject({
      failure: { kind: 'otherHeirs', organisation: { id: 'board' } },
    });
    expect(gateway.received).toEqual([]);
  });

  it('checks the changed organisations again before it sends a merged change', async () => {
    const { gateway, save } = await setUp();
    gateway.put('board', 'appSettings', { colour: '#000000' });
    const { change } = gateway;
    gateway.change = async asked => {
      const answer = await change.call(gateway, asked);
      // The inheriting organisation gets its own value between the two attempts.
      if (!answer.ok) gateway.put('ash', 'appSettings', { welcomeText: 'Own by now.' });
      return answer as never;
    };
    expect(await save({ welcomeText: ownChoice('Hello.') })).toMatchObject({ failure: { kind: 'otherHeirs' } });
    expect(gateway.received).toHaveLength(1);
  });

  it('sends nothing while the changed organisations are unknown', async () => {
    const { gateway, save } = await setUp();
    gateway.planned.failNext('read', { kind: 'unreachable' });
    expect(await save({ welcomeText: ownChoice('Hello.') })).toEqual({
      ok: false,
      failure: { kind: 'couldNotCheck', why: { kind: 'unreachable' } },
    });
    expect(gateway.received).toEqual([]);
  });

  it('names the organisations that would lose their crisis contact', async () => {
    const { save } = await setUp('root');
    expect(await save({ crisisContact: INHERITED })).toMatchObject({
      ok: false,
      failure: {
        kind: 'noCrisisContact',
        organisations: ['Provider', 'North Board', 'Ash Clinic', 'Beech Clinic'],
      },
    });
  });

  it('renames an organisation without checking inheriting organisations', async () => {
    const { save, organisation } = await setUp('board', 'details');
    expect((await save({ name: ownChoice('South Board') })).ok).toBe(true);
    expect((await organisation('board')).name).toBe('South Board');
  });
});
