import type { AuthenticatorGateway } from '@/application/session/ports/AuthenticatorGateway';
import type { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { RemoveSecondFactor } from '@/application/session/secondFactor/RemoveSecondFactor';
import { FindMember } from '@/application/organisations/FindMember';
import { fail, ok } from '@/domain/kernel/Result';
import type { BackendClient } from '@/infrastructure/http/client/BackendClient';
import { AxiosAppointmentGateway } from '@/infrastructure/http/patients/AxiosAppointmentGateway';
import { AxiosAuthenticatorGateway } from '@/infrastructure/http/session/AxiosAuthenticatorGateway';
import { AxiosSecondFactorGateway } from '@/infrastructure/http/session/AxiosSecondFactorGateway';
import { AxiosUserAccountGateway } from '@/infrastructure/http/users/AxiosUserAccountGateway';

/** Answers every call with a readable value of which one item could not be read. */
const answering = (value: unknown): BackendClient =>
  ({ call: async () => ok({ value, unreadable: 1, unreadablePlaces: [0] }) }) as unknown as BackendClient;

const unread = { kind: 'unreachable', unreadable: true };

describe('an item that could not be read', () => {
  it('is counted among the second factors of a user', async () => {
    const listed = await new AxiosAuthenticatorGateway(answering([])).list();
    expect(listed).toEqual(ok({ authenticators: [], email: undefined, unreadable: 1 }));
  });

  it('is not counted if it is readable in the other of the two lists', async () => {
    const secret = { id: 'a', label: 'Phone', createdAt: '2026-11-12T09:00:00Z' };
    const answers = [ok({ value: [], unreadable: 1 }), ok({ value: [secret] })];
    const backend = { call: async () => answers.shift() } as unknown as BackendClient;
    expect(await new AxiosAuthenticatorGateway(backend).list()).toEqual(
      ok({ authenticators: [{ id: 'a', label: 'Phone', createdAt: Date.parse(secret.createdAt) }], email: undefined }),
    );
  });

  it('does not count as a removed second factor', async () => {
    const lost = fail({ kind: 'unreachable' } as const);
    const list = async () => ok({ authenticators: [], email: undefined, unreadable: 1 });
    const gateway = { remove: async () => lost, list } as unknown as AuthenticatorGateway;
    const recent = { execute: (act: () => unknown) => act() } as unknown as RequireRecentSignIn;
    const removed = await new RemoveSecondFactor(gateway, recent).execute({ type: 'totp', id: 'a' });
    expect(removed.ok).toBe(false);
  });

  it('does not count as a missing second factor at sign-in', async () => {
    expect(await new AxiosSecondFactorGateway(answering([])).options('id')).toMatchObject({
      failure: { kind: 'backendFailed' },
    });
    const rest = [{ id: 'a', type: 'totp' }];
    expect(await new AxiosSecondFactorGateway(answering(rest)).options('id')).toEqual(ok(rest));
  });

  it('does not make the parent organisation the user’s own', async () => {
    const path = await new AxiosUserAccountGateway(answering([{ id: 'root', name: 'Root' }])).organisationsOf('u');
    expect(path).toEqual(fail(unread));
  });

  it('is counted among the organisations to choose from', async () => {
    const gateway = new AxiosUserAccountGateway(answering([{ id: 'north', name: 'North' }]));
    expect(await gateway.choosableOrganisations()).toEqual(
      ok({ items: [{ id: 'north', name: 'North' }], unreadable: 1 }),
    );
  });

  it('does not count as an unchanged appointment', async () => {
    expect(await new AxiosAppointmentGateway(answering({ moments: [] })).change('p', [])).toEqual(fail(unread));
  });

  it('does not count as an unknown patient when searching by address', async () => {
    const page = { users: [], total: 1, reachable: 1, cursors: [], unreadable: 1 };
    const users = { list: async () => ok(page), access: async () => fail({ kind: 'notFound' } as const) };
    expect(await new FindMember(users).execute('ana@patient.example')).toEqual(fail(unread));
    users.list = async () => ok({ ...page, unreadable: 0 });
    expect(await new FindMember(users).execute('ana@patient.example')).toEqual(fail({ kind: 'nobody' }));
  });
});
