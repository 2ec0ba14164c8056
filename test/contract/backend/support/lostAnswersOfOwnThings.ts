import { ChangeOwnEmail } from '@/application/account/ChangeOwnEmail';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { RequestAccountDeletion } from '@/application/account/RequestAccountDeletion';
import { RequestPasswordChange } from '@/application/account/RequestPasswordChange';
import { SaveOwnNames } from '@/application/account/SaveOwnNames';
import { SaveScreenName } from '@/application/account/SaveScreenName';
import { SetOwnLanguage } from '@/application/account/SetOwnLanguage';
import { SetPush } from '@/application/account/SetPush';
import { SaveReadyPhrases } from '@/application/chat/messages/SaveReadyPhrases';
import type { UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import { LoadPatientFacingProfile } from '@/application/profile/LoadPatientFacingProfile';
import { SaveBiography } from '@/application/profile/SaveBiography';
import { SaveTherapistNames } from '@/application/profile/SaveTherapistNames';
import { SaveTimeZone } from '@/application/profile/SaveTimeZone';
import { SaveWeeklyHours, weekFieldsOf } from '@/application/profile/SaveWeeklyHours';
import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import { ok, type Result } from '@/domain/kernel/Result';
import { AxiosOwnAccountGateway } from '@/infrastructure/http/account/AxiosOwnAccountGateway';
import { AxiosPhraseVault } from '@/infrastructure/http/chat/AxiosPhraseVault';
import { AxiosPushGateway } from '@/infrastructure/http/notifications/AxiosPushGateway';
import { AxiosOwnProfileGateway } from '@/infrastructure/http/profile/AxiosOwnProfileGateway';
import { given, type LostAnswerCase, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const UID = 'staff-chloe';
/** Emails to each of these users are limited. */
const OTHERS = ['staff-emrys', 'staff-grace', 'staff-ivo', 'staff-noor'];
/** No one has to sign in again. */
const recentSignIn = { execute: <T>(change: () => Promise<T>) => change() };
const accountOf = (world: LostWorld) => new AxiosOwnAccountGateway(world.client(UID));
const mailsTo = ({ sandbox }: LostWorld, address: string) =>
  sandbox.outbox.newestFirst().filter(({ to }) => to === address);

type Save = (draft: UnversionedDraft) => Promise<Result<unknown, { readonly kind: string }>>;

/** A form whose fields have no version. */
const fields = (
  before: () => Promise<Fields>,
  changed: Fields,
  save: Save,
): Promise<{ readonly act: (isRepeated: boolean) => ReturnType<Save>; readonly says: object; held: () => unknown }> =>
  before().then(base => {
    const mine = { ...base, ...changed };
    return {
      act: isRepeated => save({ base, mine, sent: isRepeated ? [mine] : [] }),
      says: { mergedFromServer: [] },
      held: before,
    };
  });

/** A link to a user's new address. */
async function emailLink(world: LostWorld) {
  const uid = OTHERS[world.next() % OTHERS.length] ?? UID;
  const account = new AxiosOwnAccountGateway(world.client(uid));
  const { emailAddress } = await given(account.summary());
  const address = `new.${world.next()}@staff.example`;
  await given(account.changeEmail(address));
  const confirm = /confirm=(\S+)/.exec(mailsTo(world, address)[0]?.text ?? '')?.[1] ?? '';
  const reject = /reject-email\/(\S+)/.exec(mailsTo(world, emailAddress)[0]?.text ?? '')?.[1] ?? '';
  return { uid, account, address, former: emailAddress, confirm, reject };
}

const weeklyHours = (before: 'none' | 'some', after: 'none' | 'some'): LostAnswerCase => ({
  begin: async world => {
    const gateway = new AxiosOwnProfileGateway(world.client(UID));
    const start = { hours: 9, minutes: 0 };
    const end = { hours: 10 + (world.next() % 10), minutes: world.next() % 60 };
    const morning = { weekday: 1, startTime: start, endTime: { hours: 9, minutes: 30 } };
    await gateway.removeAvailability();
    if (before === 'some') await given(gateway.replaceAvailability({ timeZone: 'Europe/London', times: [morning] }));
    const monday = after === 'none' ? [] : [{ weekday: 1, startTime: start, endTime: end }];
    const read = () => given(gateway.availability());
    const wanted = weekFieldsOf({ ...(await read()), times: monday });
    const save = new SaveWeeklyHours(gateway);
    const parts = await fields(
      async () => weekFieldsOf(await read()),
      wanted,
      draft => save.execute(draft),
    );
    const held = async () => weekFieldsOf(await read())['monday'];
    return { ...parts, held, wanted: wanted['monday'] };
  },
});

export const lostAnswersOfOwnThings: LostAnswers<
  Extract<WriteName, `${'account' | 'ownAccount' | 'profile' | 'push' | 'errorReporting'}.${string}`>
> = {
  'account.putCloudDocument': {
    begin: world => {
      const vault = new AxiosPhraseVault(world.client(UID));
      const text = `See you on day ${world.next()}`;
      const save = new SaveReadyPhrases(vault);
      return {
        act: () => save.execute({ kind: 'add', text }),
        held: async () => (await given(vault.read())).phrases.filter(one => one === text),
        wanted: [text],
      };
    },
  },
  'ownAccount.setUserName': {
    begin: async world => {
      const [account, changed] = [accountOf(world), { lastName: `Lind ${'x'.repeat(1 + (world.next() % 20))}` }];
      const before = async () => {
        const { firstName, lastName } = await given(account.summary());
        return { firstName, lastName };
      };
      const parts = await fields(before, changed, draft => new SaveOwnNames(account).execute(draft));
      return { ...parts, wanted: expect.objectContaining(changed) as unknown };
    },
  },
  'ownAccount.setScreenName': {
    begin: async world => {
      const [account, changed] = [accountOf(world), { screenName: `Chlo${'e'.repeat(1 + (world.next() % 20))}` }];
      const before = async () => ({ screenName: (await given(account.summary())).screenName });
      return {
        ...(await fields(before, changed, draft => new SaveScreenName(account).execute(draft))),
        wanted: changed,
      };
    },
  },
  'ownAccount.setLanguage': {
    begin: world => {
      const account = accountOf(world);
      const set = new SetOwnLanguage(account, { speak: async () => ok(undefined) });
      return {
        act: () => set.execute('en'),
        says: { language: 'en' },
        held: async () => (await given(account.summary())).language,
        wanted: 'en',
      };
    },
  },
  'ownAccount.changeEmail': {
    begin: async world => {
      const [account, newEmailAddress] = [accountOf(world), `new.${world.next()}@staff.example`];
      const before = async () => ({ newEmailAddress: (await given(account.summary())).newEmailAddress ?? '' });
      const change = new ChangeOwnEmail(account, recentSignIn);
      return {
        ...(await fields(before, { newEmailAddress }, draft => change.execute(draft))),
        wanted: { newEmailAddress },
      };
    },
  },
  'ownAccount.confirmChangeEmail': {
    begin: async world => {
      const { account, address, confirm } = await emailLink(world);
      return {
        act: () => new ConfirmOwnEmail(account).execute(confirm),
        says: address,
        held: async () => (await given(account.summary())).emailAddress,
        wanted: address,
      };
    },
  },
  'ownAccount.rejectChangeEmail': {
    begin: async world => {
      const { uid, former, reject, confirm } = await emailLink(world);
      return {
        act: () => new ConfirmOwnEmail(new AxiosOwnAccountGateway(world.client(uid)), 'rejectEmail').execute(reject),
        says: former,
        held: async () => (await new AxiosOwnAccountGateway(world.client(uid)).confirmEmail(confirm)).ok,
        wanted: false,
      };
    },
  },
  'ownAccount.requestChangePassword': {
    begin: async world => {
      const account = accountOf(world);
      const { emailAddress } = await given(account.summary());
      const before = mailsTo(world, emailAddress).length;
      return {
        act: () => new RequestPasswordChange(account).execute(),
        says: emailAddress,
        // Each email has a working link, so one more does no harm.
        held: () => mailsTo(world, emailAddress).length > before,
        wanted: true,
      };
    },
  },
  'ownAccount.requestDeletion': {
    begin: async world => {
      const uid = 'staff-farah';
      world.backend.sessions.revokeAllOf(uid);
      const account = new AxiosOwnAccountGateway(world.client(uid));
      const { emailAddress } = await given(account.summary());
      const mails = () =>
        mailsTo(world, 'dana.whitfield@staff.example').filter(({ text }) => text.includes(uid)).length;
      const before = mails();
      return {
        act: () => new RequestAccountDeletion(account, recentSignIn).execute(emailAddress),
        says: { deletionRequestedAt: expect.any(Number) as unknown },
        held: () => mails() - before,
        wanted: 1,
      };
    },
  },
  'profile.addAvailability': weeklyHours('none', 'some'),
  'profile.replaceAvailability': weeklyHours('some', 'some'),
  'profile.removeAvailability': weeklyHours('some', 'none'),
  'profile.setTimeZone': {
    begin: async world => {
      const gateway = new AxiosOwnProfileGateway(world.client(UID));
      const before = async () => ({ timeZone: await given(gateway.timeZone()) });
      const timeZone = (await before()).timeZone === 'Europe/Paris' ? 'Europe/Rome' : 'Europe/Paris';
      return {
        ...(await fields(before, { timeZone }, draft => new SaveTimeZone(gateway).execute(draft))),
        wanted: { timeZone },
      };
    },
  },
  'profile.setBiography': {
    begin: async world => {
      const gateway = new AxiosOwnProfileGateway(world.client(UID));
      const load = new LoadPatientFacingProfile(gateway);
      const before = async () => ({ biography: (await given(load.execute())).biography });
      const changed = { biography: `I listen. ${world.next()}` };
      return {
        ...(await fields(before, changed, draft => new SaveBiography(load, gateway).execute(draft))),
        wanted: changed,
      };
    },
  },
  'profile.setName': {
    begin: async world => {
      const gateway = new AxiosOwnProfileGateway(world.client(UID));
      const changed = { firstName: `Chlo${'e'.repeat(1 + (world.next() % 20))}` };
      const before = async () => {
        const { firstName, lastName } = await given(gateway.details());
        return { firstName, lastName };
      };
      const parts = await fields(before, changed, draft => new SaveTherapistNames(gateway).execute(draft));
      return { ...parts, wanted: expect.objectContaining(changed) as unknown };
    },
  },
  'push.registerPush': {
    begin: world => {
      const [gateway, token] = [new AxiosPushGateway(world.client(UID)), `device-${world.next()}`];
      world.backend.pushDevices.enable(UID, true);
      return {
        act: () => gateway.register(token),
        held: () => world.backend.pushDevices.devicesOf(UID).filter(one => one === token).length,
        wanted: 1,
      };
    },
  },
  'push.unregisterPush': {
    begin: async world => {
      const [gateway, token] = [new AxiosPushGateway(world.client(UID)), `device-${world.next()}`];
      await gateway.register(token);
      return {
        act: () => gateway.unregister(token),
        held: () => world.backend.pushDevices.devicesOf(UID).filter(one => one === token).length,
        wanted: 0,
      };
    },
  },
  'push.pushStatus': {
    begin: async world => {
      const account = accountOf(world);
      const { pushEnabled } = await given(account.summary());
      return {
        act: () => new SetPush(account).execute(!pushEnabled),
        says: { pushEnabled: !pushEnabled },
        held: () => world.backend.pushDevices.isEnabled(UID),
        wanted: !pushEnabled,
      };
    },
  },
  'errorReporting.reportError': {
    reason: 'sending a report is not shown, and two reports of one error do no harm',
  },
};
