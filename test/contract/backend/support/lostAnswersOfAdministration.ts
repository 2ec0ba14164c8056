import { ObservableValue } from '@/application/kernel/ObservableValue';
import { CreateOrganisation } from '@/application/organisations/CreateOrganisation';
import { LoadOwnSettings } from '@/application/organisations/LoadOwnSettings';
import { FindMember } from '@/application/organisations/FindMember';
import { MoveMember } from '@/application/organisations/MoveMember';
import { MoveToOrganisation } from '@/application/organisations/MoveToOrganisation';
import { REASON as REASON_FIELD, SaveSettings } from '@/application/organisations/SaveSettings';
import { SetOrganisationEnabled } from '@/application/organisations/SetOrganisationEnabled';
import { ChangeCoreHours } from '@/application/regions/ChangeCoreHours';
import { LoadCoreHours } from '@/application/regions/LoadCoreHours';
import { ChangeUserGroups } from '@/application/users/ChangeUserGroups';
import { CreateUser } from '@/application/users/CreateUser';
import { MoveUser } from '@/application/users/MoveUser';
import type { FormSection } from '@/domain/organisations/settingFields';
import { changeKey } from '@/domain/kernel/Change';
import { ownChoice, type SettingChoice } from '@/domain/organisations/SettingChoice';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { entryOf } from '@/domain/regions/CoreHoursEntry';
import { rightExpiriesOf } from '@/domain/users/UserAccess';
import { AxiosAccessCodeGateway } from '@/infrastructure/http/accessCodes/AxiosAccessCodeGateway';
import { AxiosOrganisationGateway } from '@/infrastructure/http/organisations/AxiosOrganisationGateway';
import { AxiosOrganisationSettingsGateway } from '@/infrastructure/http/organisations/AxiosOrganisationSettingsGateway';
import { AxiosCoreHoursGateway } from '@/infrastructure/http/regions/AxiosCoreHoursGateway';
import { AxiosUserAccountGateway } from '@/infrastructure/http/users/AxiosUserAccountGateway';
import { AxiosUserGateway } from '@/infrastructure/http/users/AxiosUserGateway';
import { given, type LostAnswerCase, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const REASON = 'Moves to another team';
const DANA = 'staff-dana';
/** No one has to sign in again. */
const recentSignIn = { execute: <T>(change: () => Promise<T>) => change() };

const reasonsOf = (world: LostWorld, subject: string) =>
  world.backend.administration.history.changesOf(subject).map(({ reason, byUserId }) => [reason, byUserId]);

/** An organisation without changes. */
async function anOrganisation(world: LostWorld) {
  const client = world.client(DANA);
  const [gateway, settings] = [new AxiosOrganisationGateway(client), new AxiosOrganisationSettingsGateway(client)];
  const id = world.uuid();
  await gateway.create({ id, parent: 'org-1', name: `Lost ${id}`, reason: REASON });
  const read = () => given(settings.read(id));
  /** The reasons of the changes after its creation. */
  const held = () => reasonsOf(world, `organisation/${id}`).slice(0, -1);
  return { id, gateway, settings, read, held };
}

const settingsOf = (section: FormSection, field: string, choice: SettingChoice): LostAnswerCase => ({
  begin: async world => {
    const { id: organisationId, settings, read, held } = await anOrganisation(world);
    const shown = await read();
    const own = await given(new LoadOwnSettings(settings).execute(organisationId, section));
    const mine = { ...own.value, [field]: choice, [REASON_FIELD]: ownChoice(REASON) };
    const draft = { organisationId, section, version: own.etag, base: own.value, mine, shown };
    const save = new SaveSettings(settings);
    return {
      act: isRepeated => save.execute({ ...draft, sent: isRepeated ? [mine] : [] }),
      says: { mergedFromServer: [] },
      held,
      wanted: [[REASON, DANA]],
    };
  },
});

const enabling = (enabled: boolean): LostAnswerCase => ({
  begin: async world => {
    const { id, gateway, settings, read, held } = await anOrganisation(world);
    if (enabled) await gateway.setEnabled(id, { enabled: false, reason: 'A break' });
    const seen = changeKey((await read()).changes[0]);
    const set = new SetOrganisationEnabled(gateway, settings);
    return {
      act: () => set.execute(id, { enabled, reason: REASON }, seen),
      says: { organisation: { enabled }, undo: 'possible' },
      held: () => held().slice(0, enabled ? -1 : undefined),
      wanted: [[REASON, DANA]],
    };
  },
});

const moveOfPatient: LostAnswerCase = {
  begin: async world => {
    const { id: organisationId, gateway, settings } = await anOrganisation(world);
    const client = world.client(DANA);
    const { patientId } = world.care();
    const find = new FindMember(new AxiosUserGateway(client));
    const patient = await given(find.execute(patientId));
    const move = new MoveMember(find, new MoveToOrganisation(gateway, settings, world.authorship(DANA)));
    return {
      act: isRepeated => move.execute({ organisationId, patient, reason: REASON }, isRepeated),
      held: () => [
        world.backend.administration.members.membershipOf(patientId)?.organisation,
        reasonsOf(world, `organisation/${organisationId}`).filter(([reason]) => reason === REASON).length,
      ],
      wanted: [organisationId, 2],
    };
  },
};

/** A listed user without rights. */
function newcomerOf(world: LostWorld): string {
  const { directory } = world.backend.users;
  for (;;) {
    const user = directory.get(`user-${String(9_000 + world.next()).padStart(5, '0')}`);
    const row = directory.row(user);
    if (row.kind === 'newcomer' && row.state !== 'disabled') return user.id;
  }
}

function aCode(world: LostWorld): string {
  const code = `LOST-JOIN-${world.next()}`;
  world.backend.administration.joining.codes.put({
    ...{ code, generation: 'v2', organisation: 'org-2', enabled: true, used: 0, createdAt: 0 },
  });
  return code;
}

const groups: LostAnswerCase = {
  begin: async world => {
    const userId = newcomerOf(world);
    const users = new AxiosUserGateway(world.client(DANA));
    const base = rightExpiriesOf((await given(users.access(userId))).value);
    const mine = { ...base, support: '' };
    const change = new ChangeUserGroups(users, recentSignIn);
    return {
      act: isRepeated => change.execute({ userId, base, mine, sent: isRepeated ? [mine] : [], reason: REASON }),
      says: { mergedFromServer: [] },
      held: () => reasonsOf(world, `user/${userId}`),
      wanted: [[REASON, DANA]],
    };
  },
};

const creationOfPerson: LostAnswerCase = {
  begin: world => {
    const [id, accessCode] = [world.uuid(), aCode(world)];
    const create = new CreateUser(new AxiosUserAccountGateway(world.client(DANA)));
    const emailAddress = `lost.${id}@staff.example`;
    const user = { emailAddress, firstName: 'Ada', lastName: 'Lovelace', accessCode, reason: REASON };
    return {
      act: isRepeated => create.execute(id, user, isRepeated ? [user] : []),
      says: { user },
      held: () => world.sandbox.outbox.newestFirst().filter(({ to }) => to === emailAddress).length,
      wanted: 1,
    };
  },
};

const moveOfPerson: LostAnswerCase = {
  begin: async world => {
    const [userId, accessCode, client] = [newcomerOf(world), aCode(world), world.client(DANA)];
    const accounts = new AxiosUserAccountGateway(client);
    const users = new AxiosUserGateway(client);
    const move = new MoveUser(
      accounts,
      new AxiosAccessCodeGateway(client),
      users,
      world.authorship(DANA),
      recentSignIn,
    );
    const [seen] = await given(accounts.organisationsOf(userId));
    return {
      act: () => move.move(userId, { accessCode, reason: REASON, seen: seen?.id }),
      says: { accessCode },
      held: () => reasonsOf(world, `user/${userId}`),
      wanted: [[REASON, DANA]],
    };
  },
};

const coreHours: LostAnswerCase = {
  begin: async world => {
    const gateway = new AxiosCoreHoursGateway(world.client(DANA));
    const load = new LoadCoreHours(gateway, new ObservableValue<CoverageSchedule | undefined>(undefined));
    const base = entryOf((await given(load.execute())).schedule);
    const mine = { ...base, start: `0${1 + (world.next() % 8)}:1${world.next() % 10}` };
    const change = new ChangeCoreHours(gateway, load);
    const reason = `${REASON} ${world.next()}`;
    return {
      act: isRepeated => change.execute({ base, mine, sent: isRepeated ? [mine] : [], reason }),
      says: { mergedFromServer: [] },
      held: async () => (await given(gateway.read())).changes.filter(one => one.reason === reason).length,
      wanted: 1,
    };
  },
};

const BULK = 'test/adversarial/lostAnswersOfBulkActions.test.ts';

export const lostAnswersOfAdministration: LostAnswers<
  Extract<WriteName, `${'organisations' | 'users' | 'regions'}.${string}`>
> = {
  'organisations.create': {
    begin: world => {
      const client = world.client(DANA);
      const create = new CreateOrganisation(
        new AxiosOrganisationGateway(client),
        new AxiosOrganisationSettingsGateway(client),
      );
      const id = world.uuid();
      const wanted = { id, parent: 'org-1', name: `Lost ${id}`, reason: REASON };
      return {
        act: () => create.execute(wanted),
        says: { id, name: wanted.name },
        held: () => reasonsOf(world, `organisation/${id}`),
        wanted: [[REASON, DANA]],
      };
    },
  },
  'organisations.changeDetails': settingsOf('details', 'contactName', ownChoice('Cleo Park')),
  'organisations.changeAppSettings': settingsOf('appSettings', 'welcomeText', ownChoice('Hello')),
  'organisations.changeSubscription': settingsOf('subscription', 'plan', ownChoice('Small')),
  'organisations.changeResearchSettings': settingsOf('researchSettings', 'statement', ownChoice('We take part.')),
  'organisations.changeClientLinks': settingsOf(
    'clientLinks',
    'links',
    ownChoice([
      { id: 'l-1', title: 'Library', url: 'https://library.example', icon: 'book', from: '', until: '', group: '' },
    ]),
  ),
  'organisations.enable': enabling(true),
  'organisations.disable': enabling(false),
  'organisations.moveToOrganisation': moveOfPatient,
  'users.changeGroups': groups,
  'users.create': creationOfPerson,
  'users.changeAccessCode': moveOfPerson,
  'users.promoteToAnalyst': { suite: BULK, test: '%s grants each the right once, and undoes it' },
  'users.promoteAnalystOfCodes': { suite: BULK, test: 'adds and removes the reports on single codes once' },
  'users.promoteToTherapist': { suite: BULK, test: '%s grants each the right once, and undoes it' },
  'users.downgradeAnalyst': { suite: BULK, test: '%s removes the right from each once, and restores it' },
  'users.downgradeAnalystOfCodes': { suite: BULK, test: 'adds and removes the reports on single codes once' },
  'regions.setCoreHours': coreHours,
};
