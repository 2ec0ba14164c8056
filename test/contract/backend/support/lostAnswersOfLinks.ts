import { AxiosTransactionalGateway } from '@/infrastructure/http/transactional/AxiosTransactionalGateway';
import { ContactStore } from '@/presentation/transactional/ContactStore';
import { EmailPreferencesStore } from '@/presentation/transactional/EmailPreferencesStore';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { EmailedLinks } from '#test/support/builders/transactional/emailedLinks';
import type { LinkFailure } from '@/application/transactional/ports/TransactionalGateway';
import type { LostAnswerCase, LostAnswers, LostWorld, WriteName } from './lostAnswers';

type Said = Result<unknown, { readonly kind: string }>;

const gatewayOf = (world: LostWorld) => new AxiosTransactionalGateway(world.client('staff-amelia'));

/** The same for all rows of a world, so that no two use the same patient. */
const LINKS = new WeakMap<LostWorld, EmailedLinks>();
function linksOf(world: LostWorld): EmailedLinks {
  const links = LINKS.get(world) ?? new EmailedLinks(() => world.sandbox);
  LINKS.set(world, links);
  return links;
}

/** One press of the button. */
async function pressed<F extends object>(store: ContactStore<F>): Promise<Said> {
  await store.send();
  const { state } = store;
  if (state.kind === 'failed') return fail(state.failure);
  return state.kind === 'sent' ? ok(undefined) : fail({ kind: state.kind });
}

const contact = (
  send: (gateway: AxiosTransactionalGateway, token: string, turn: number) => Promise<Result<void, LinkFailure>>,
): LostAnswerCase => ({
  begin: async world => {
    const links = linksOf(world);
    const [gateway, token, turn] = [gatewayOf(world), await links.link(), world.next()];
    const store = new ContactStore({ blank: {}, faultsOf: () => ({}), send: async () => send(gateway, token, turn) });
    const before = links.reached();
    return { act: () => pressed(store), held: () => links.reached() - before, wanted: 1 };
  },
});

const subscription = (isWanted: boolean): LostAnswerCase => ({
  begin: async world => {
    const [links, gateway, address] = [linksOf(world), gatewayOf(world), `friend${world.next()}@elsewhere.example`];
    const token = await links.emailToken(address);
    if (isWanted) await gateway.unsubscribe(token, address);
    const store = new EmailPreferencesStore(token, gateway, '');
    await store.show();
    const isSubscribed = async () => {
      const read = await gateway.preferences(token);
      return read.ok && read.value.isSubscribed;
    };
    return {
      act: async () => {
        await store.setSubscribed(isWanted);
        return store.outcome === 'saved' ? ok(undefined) : fail({ kind: store.failure?.kind ?? 'unconfirmed' });
      },
      held: isSubscribed,
      wanted: isWanted,
    };
  },
});

const byAppAlone = { notCalled: 'the patient’s app alone makes it' } as const;

export const lostAnswersOfLinks: LostAnswers<Extract<WriteName, `transactional.${string}`>> = {
  'transactional.createLinkToken': byAppAlone,
  'transactional.welfareEmail': byAppAlone,
  'transactional.requestCheckIn': contact((gateway, token) => gateway.requestCheckIn(token)),
  'transactional.requestCallback': contact((gateway, token) =>
    gateway.requestCallback(token, {
      callbackGroup: 'support',
      name: 'Ann',
      phoneNumber: '+44 20 7946 0018',
      note: '',
    }),
  ),
  'transactional.requestAccess': contact((gateway, _token, turn) =>
    gateway.requestAccess('app', { message: `Hello ${turn}`, email: 'ann@elsewhere.example', isContactable: true }),
  ),
  'transactional.subscribe': subscription(true),
  'transactional.unsubscribe': subscription(false),
  'transactional.useLinkToken': {
    begin: async world => {
      const links = linksOf(world);
      const patient = links.patient();
      const store = new EmailPreferencesStore(await links.link(patient), gatewayOf(world), 'attempt'.repeat(4));
      return {
        act: async () => {
          await store.show();
          return store.failure === undefined ? ok(store.preferences) : fail(store.failure);
        },
        says: { emailAddress: patient.email, isSubscribed: true },
        held: () => store.preferences?.emailAddress,
        wanted: patient.email,
      };
    },
  },
};
