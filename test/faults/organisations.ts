import type { SourceFault } from './SourceFault';

const versions = 'test/sandbox/backend/organisations/versions.test.ts';
const edits = 'test/sandbox/backend/organisations/OrganisationEdits.test.ts';

/** Faults of organisations and access codes: each would show patients, or change for them, what nobody chose. */
export const organisationFaults: readonly SourceFault[] = [
  {
    name: 'settings are inherited by section instead of by field',
    file: 'sandbox/backend/organisations/Organisations.ts',
    find: 'upwards: this.upwards(id).map(one => ({ organisation: one.id, value: ownValue(one, section, field) })),',
    replace:
      'upwards: this.upwards(id).filter(one => Object.keys(one.settings[section]).length > 0).slice(0, 1)' +
      '.map(one => ({ organisation: one.id, value: ownValue(one, section, field) })),',
    test: edits,
    fails: ['lets each field be inherited apart from the others of its section'],
  },
  {
    name: 'null of a merge patch is kept as a value',
    file: 'sandbox/backend/organisations/OrganisationEdits.ts',
    find: '.filter(([, value]) => value !== null && value !== undefined)',
    replace: '.filter(([, value]) => value !== undefined)',
    test: edits,
    fails: ['stores what a merge patch says, and nothing where it says null'],
  },
  {
    name: 'the version of a code is that of the whole reply',
    file: 'sandbox/backend/accessCodes/accessCodeHandlers.ts',
    find: 'const settingsOf = ({ code, organisation, enabled, seats, expiresAt, createdAt }: StoredCode) => ({',
    replace:
      'const settingsOf = ({ code, organisation, enabled, seats, expiresAt, createdAt, used, lastUsedAt }) => ({' +
      ' used, lastUsedAt,',
    test: versions,
    fails: ['changeV2 accepts a version from before a change of the number of patients', 'enableV2', 'disableV2'],
  },
  {
    name: 'the version of a section is that of the whole organisation',
    file: 'sandbox/backend/organisations/OrganisationViews.ts',
    find: `own({ name, settings }: StoredOrganisation): Sections {
    return { ...settings, details: { ...settings.details, name } };`,
    replace: `own({ id, name, settings }) {
    const { organisations, members, history } = this.parts;
    const around = [organisations.upwards(id).slice(1), members.count(new Set([id])), history.of('organisation/' + id)];
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
    name: 'seats are counted before the answer instead of in one step',
    file: 'sandbox/backend/accessCodes/joinHandlers.ts',
    find: `apply: ({ caller, path, query }) => {
      const code = codes.find(path.accessCode);`,
    replace: `apply: async ({ caller, path, query }) => {
      const code = codes.find(path.accessCode);
      await new Promise(done => setTimeout(done, 20));`,
    test: 'test/sandbox/backend/accessCodes/accessCodeHandlers.test.ts',
    fails: ['gives the last seat to one of twenty who join at once'],
  },
  {
    name: 'own settings that could not be read count as inherited',
    file: 'src/presentation/organisations/settings/SettingsStore.ts',
    find: 'if (!this.isShown) return this.sources.now(field)?.value;',
    replace: '',
    test: 'test/presentation/organisations/settings/SettingsStore.test.ts',
    fails: ['shows what is in effect, not what is inherited, where the own values cannot be read'],
  },
];
