import { Reauthenticate } from '@/application/session/Reauthenticate';
import { reauthenticationContract } from '#test/support/contracts/session/reauthenticationContract';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const session = (uid: string) => ({ user: { uid, email: `${uid}@staff.example` }, cookie: `cookie of ${uid}` });

reauthenticationContract('FakeReauthentication', () => {
  const reauthentication = new FakeReauthentication();
  return { reauthentication, answer: outcome => reauthentication.answer(outcome) };
});
reauthenticationContract('Reauthenticate', () => {
  const vault = new FakeSessionVault(session('ann'));
  const reauthentication = new Reauthenticate(vault);
  const acts = {
    samePerson: () => vault.save(session('ann')),
    anotherPerson: () => vault.save(session('ben')),
    abandoned: () => reauthentication.abandon(),
  };
  return { reauthentication, answer: outcome => acts[outcome]() };
});
