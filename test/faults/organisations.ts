import type { SourceFault } from './SourceFault';

const versions = 'test/sandbox/backend/organisations/versions.test.ts';
const edits = 'test/sandbox/backend/organisations/organisationHandlers.test.ts';

/** Faults of organisations and access codes: each would show wrong data, or change settings unintentionally. */
export const organisationFaults: readonly SourceFault[] = [
  {
    name: 'a move’s reason counts as not saved when the browser sends the call twice',
    file: 'src/application/organisations/MoveToOrganisation.ts',
    find: "return author === 'self' || isEarlier",
    replace: 'return isEarlier',
    test: 'test/application/organisations/organisationActs.test.ts',
    fails: ['reports success when the browser sends the call twice'],
  },
  {
    name: 'a crisis contact without a phone number is saved',
    file: 'src/domain/organisations/isReachable.ts',
    find: 'inARow.some(({ length }) => length >= FEWEST_DIGITS)',
    replace: "text !== ''",
    test: 'test/domain/organisations/settingFault.test.ts',
    fails: ['notANumber'],
  },
  {
    name: 'settings are inherited by section instead of by field',
    file: 'sandbox/backend/organisations/Organisations.ts',
    find: 'upwards: this.upwards(id).map(one => ({ organisation: one.id, value: ownValue(one, section, field) })),',
    replace:
      'upwards: this.upwards(id).filter(one => Object.keys(one.settings[section]).length > 0).slice(0, 1)' +
      '.map(one => ({ organisation: one.id, value: ownValue(one, section, field) })),',
    test: edits,
    fails: ['lets each field be inherited independently of the others in its section'],
  },
  {
    name: 'null in a merge patch is stored as a value',
    file: 'sandbox/backend/organisations/OrganisationEdits.ts',
    find: '.filter(([, value]) => value !== null && value !== undefined)',
    replace: '.filter(([, value]) => value !== undefined)',
    test: edits,
    fails: ['stores the values of a merge patch, and removes those that are null'],
  },
  {
    name: 'any change in a code’s reply changes its version',
    file: 'sandbox/backend/accessCodes/accessCodeHandlers.ts',
    find: 'const settingsOf = ({ code, organisation, enabled, seats, expiresAt, createdAt }: StoredCode) => ({',
    replace:
      'const settingsOf = ({ code, organisation, enabled, seats, expiresAt, createdAt, used, lastUsedAt }) => ({' +
      ' used, lastUsedAt,',
    test: versions,
    fails: ['changeV2 accepts a version from before a change of the number of patients', 'enableV2', 'disableV2'],
  },
  {
    name: 'any change of an organisation changes the version of each section',
    file: 'sandbox/backend/organisations/OrganisationViews.ts',
    find: `own({ name, settings }: StoredOrganisation): Sections {
    return { ...settings, details: { ...settings.details, name } };`,
    replace: `own({ id, name, settings }) {
    const { organisations, members, history } = this.dependencies;
    const around = [organisations.upwards(id).slice(1), members.count(new Set([id])), history.changesOf('organisation/' + id)];
    const sections = { ...settings, details: { ...settings.details, name } };
    return Object.fromEntries(Object.entries(sections).map(([section, own]) => [section, { ...own, around }]));`,
    test: versions,
    fails: [
      'changeDetails accepts a version from before a change of the number of patients',
      'changeAppSettings accepts a version from before a change of the name of another organisation',
      'changeSubscription accepts a version from before a change of an inherited value',
      'changeClientLinks accepts a version from before a change of the history',
    ],
  },
  {
    name: 'seats are checked and assigned in separate steps',
    file: 'sandbox/backend/accessCodes/joinHandlers.ts',
    find: `apply: ({ caller, path, query }) => {
      const isElsewhere =
        isTrue(query.multiRegion ?? false) && otherRegion.codes.has(path.accessCode.trim().toUpperCase());
      const patient = patientId(dependencies.people, caller);
      const code = findGuarded(caller, path.accessCode, isElsewhere);`,
    replace: `apply: async ({ caller, path, query }) => {
      const isElsewhere =
        isTrue(query.multiRegion ?? false) && otherRegion.codes.has(path.accessCode.trim().toUpperCase());
      const patient = patientId(dependencies.people, caller);
      const code = findGuarded(caller, path.accessCode, isElsewhere);
      await new Promise(done => setTimeout(done, 20));`,
    test: 'test/sandbox/backend/accessCodes/accessCodeHandlers.test.ts',
    fails: ['assigns the last seat to one of twenty patients who join simultaneously'],
  },
  {
    name: 'settings with unreadable own values are shown as inherited',
    file: 'src/presentation/organisations/settings/SettingsStore.ts',
    find: 'if (!this.isShown) return this.sources.now(field)?.value;',
    replace: '',
    test: 'test/presentation/organisations/settings/SettingsStore.test.ts',
    fails: ['shows the effective rather than the inherited value when the own values cannot be read'],
  },
  {
    name: 'an undo also reverts a colleague’s change',
    file: 'src/application/organisations/SetOrganisationEnabled.ts',
    find: 'if (changeKey(newest) !== changeKey(after.changes[0])) return',
    replace: 'if (newest === undefined) return',
    test: 'test/application/organisations/organisationActs.test.ts',
    fails: ['undoes nothing once a colleague has changed something'],
  },
  {
    name: 'another organisation with the same id is mistaken for the new one',
    file: 'src/application/organisations/CreateOrganisation.ts',
    find: "return isIt ? held : fail({ kind: 'idTaken', held: held.value });",
    replace: 'return isIt ? held : held;',
    test: 'test/application/organisations/organisationActs.test.ts',
    fails: ['does not mistake another organisation with the same id for its own'],
  },
  {
    name: 'a link’s title may name a different site from the one it opens',
    file: 'src/domain/organisations/linkFaults.ts',
    find: "if (sitesNamedIn(title).some(site => !isWithin(address.hostname, site))) return 'leadsElsewhere';",
    replace: 'void [sitesNamedIn, isWithin];',
    test: 'test/domain/organisations/linkFaults.test.ts',
    fails: ['compares the site in the title “nhs.uk” with https://evil.example/nhs.uk'],
  },
  {
    name: 'a logo is loaded from another site',
    file: 'src/presentation/organisations/settings/LogoStore.ts',
    find: 'return address.origin === backend.origin ? address.href : undefined;',
    replace: 'return address.href;',
    test: 'test/presentation/organisations/settings/valueStores.test.ts',
    fails: ['elsewhere.example/1.png as not loaded'],
  },
  {
    name: 'a drawing that may contain a script is accepted as a picture',
    file: 'src/domain/organisations/pictureFault.ts',
    find: "return isKnown ? undefined : { kind: 'otherFormat' };",
    replace: 'return isKnown ? undefined : undefined;',
    test: 'test/application/organisations/organisationActs.test.ts',
    fails: ['rejects a file that is a drawing that can hold a script'],
  },
  {
    name: 'the provider is changed although a wrong number of organisations was typed',
    file: 'src/presentation/organisations/settings/SettingsStore.ts',
    find: 'const isConfirmed = widest === undefined || wholeNumber(this.confirmation) === widest.count;',
    replace: 'const isConfirmed = widest === undefined || wholeNumber(this.confirmation) !== -1;',
    test: 'test/presentation/organisations/settings/SettingsStore.test.ts',
    fails: ['requires the number of inheriting organisations before it changes the provider'],
  },
  {
    name: 'a failed download is repeated endlessly without an error',
    file: 'src/presentation/kit/Downloaded.tsx',
    find: 'useState(() => lazy(() => contentOf(load)));',
    replace: "useState(() => () => children(require('react').use(load())));\n  void [lazy, contentOf];",
    test: 'test/presentation/kit/Downloaded.test.tsx',
    fails: ['reports a failed download, and is downloaded again only on request'],
  },
  {
    name: 'switching a module on switches the others off',
    file: 'src/presentation/organisations/settings/SettingEditor.tsx',
    find: 'one === choice ? event.currentTarget.checked : chosen.includes(one)',
    replace: 'one === choice && event.currentTarget.checked',
    test: 'test/presentation/organisations/settings/settingsPages.test.tsx',
    fails: ['keep the active modules when another one is added'],
  },
  {
    name: 'the preview does not count the organisations that it does not name',
    file: 'src/presentation/organisations/settings/SettingsPreview.tsx',
    find: 'others > 0 &&',
    replace: 'others < 0 &&',
    test: 'test/presentation/organisations/settings/settingsPages.test.tsx',
    fails: ['say how many more sub-organisations change besides the named ones'],
  },
  {
    name: 'a patient can be moved before the page shows who it is',
    file: 'src/presentation/organisations/page/MoveToOrganisationPanel.tsx',
    find: '{found !== undefined && (',
    replace: '{found?.name === undefined && found !== undefined && (',
    test: 'test/presentation/organisations/page/organisationActs.test.tsx',
    fails: ['names the patient and their organisation, found by address, before anything is sent'],
  },
  {
    name: 'a move reverts a colleague’s more recent move of the patient',
    file: 'src/application/organisations/MoveMember.ts',
    find: 'if (!isExpected) return',
    replace: 'if (!isExpected && now.value === undefined) return',
    test: 'test/presentation/organisations/page/organisationActs.test.tsx',
    fails: ['moves no patient whom a colleague has moved since, neither there nor back'],
  },
  {
    name: 'a missing root organisation looks like an empty list of subscriptions',
    file: 'src/application/organisations/ListMainOrganisations.ts',
    find: "if (provider === undefined) return fail({ kind: 'unreachable' });",
    replace: 'if (provider === undefined) return ok({ rows: [], total: 0, unreadable: 0 });',
    test: 'test/application/organisations/readOrganisations.test.ts',
    fails: ['does not return an empty list for a missing root or a failed page'],
  },
  {
    name: 'a nearly full organisation is shown as open',
    file: 'src/presentation/organisations/seatsFullness.ts',
    find: "isNearlyFull({ seats }) ? 'nearlyFull' : 'open'",
    replace: "isNearlyFull({ seats }) ? 'open' : 'open'",
    test: 'test/presentation/organisations/seatsFullness.test.ts',
    fails: ['calls {"used":45,"all":50} nearlyFull'],
  },
  {
    name: 'unchanged settings can be saved',
    file: 'src/presentation/organisations/settings/SettingsPanel.tsx',
    find: 'if (!store.hasSomethingToSave) return null;',
    replace: '',
    test: 'test/presentation/organisations/settings/settingsPages.test.tsx',
    fails: ['offer Save and Cancel only while something is changed'],
  },
  {
    name: 'a cancelled form for a new organisation is offered again',
    file: 'src/presentation/organisations/NewOrganisationPage.tsx',
    find: '            store.discard();\n',
    replace: '',
    test: 'test/presentation/organisations/page/organisationActs.test.tsx',
    fails: ['is forgotten when its form is cancelled'],
  },
  {
    name: 'a page’s buttons are not in its header',
    file: 'src/presentation/kit/layout/PageActions.tsx',
    find: 'createPortal(children, actions.place)',
    replace: 'children',
    test: 'test/presentation/kit/layout/PageActions.test.tsx',
    fails: ['shows the buttons of a page in its header'],
  },
];
