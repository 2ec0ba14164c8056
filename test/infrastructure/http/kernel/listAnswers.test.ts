import type { BackendClient } from '@/infrastructure/http/client/BackendClient';
import { readReply } from '@/infrastructure/http/client/readReply';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { AxiosChatActGateway } from '@/infrastructure/http/chat/AxiosChatActGateway';
import { AxiosChatGateway } from '@/infrastructure/http/chat/AxiosChatGateway';
import { AxiosPinGateway } from '@/infrastructure/http/chat/AxiosPinGateway';
import { AxiosDescriptionGateway } from '@/infrastructure/http/patients/AxiosDescriptionGateway';
import { AxiosPatientGateway } from '@/infrastructure/http/patients/AxiosPatientGateway';
import { AxiosAvailabilityGateway } from '@/infrastructure/http/profile/AxiosAvailabilityGateway';
import { AxiosOwnProfileGateway } from '@/infrastructure/http/profile/AxiosOwnProfileGateway';
import { fail, ok } from '@/domain/kernel/Result';
import { sampleOfDto } from '#test/support/builders/kernel/sampleOfDto';

/** Answers each call with one valid and one invalid item. */
const call = ({ reply }: Endpoint) => {
  const items = reply.kind === 'list' ? [sampleOfDto(reply.dto), {}] : [];
  const read = readReply(reply, JSON.stringify(items));
  if (!read.ok) return Promise.resolve(fail({ kind: 'invalidAnswer' as const }));
  const { value, unreadable, places } = read.value;
  return Promise.resolve(ok({ value, unreadable, unreadablePlaces: places }));
};
const backend = { call } as unknown as BackendClient;

describe('a list with an unreadable item', () => {
  it.each([
    ['colleagues with whom data can be shared', () => new AxiosPatientGateway(backend).eligibleToShare('p-ana')],
    ['colleagues who can be invited', () => new AxiosChatActGateway(backend).colleagues('p-ana', 'invite')],
    ['the editors of a description', () => new AxiosDescriptionGateway(backend).audit('p-ana', 'm-1')],
    ['pinned chats', () => new AxiosPinGateway(backend).pinned()],
    ['the participants of a chat', () => new AxiosChatGateway(backend).participants('c-ana')],
  ])('contains the other items and the count: %s', async (_what, list) => {
    expect(await list()).toEqual({ ok: true, value: { items: [expect.anything()], unreadable: 1 } });
  });
});

describe('weekly hours with an unreadable item', () => {
  const hours = (weekday: number, hour: number) => ({
    weekday,
    startTime: { hours: 9, minutes: 0 },
    endTime: { hours: hour, minutes: 0 },
  });
  const answering = (times: readonly object[]) =>
    ({
      call: ({ reply }: Endpoint) => {
        const read = readReply(reply, JSON.stringify({ timeZone: 'Europe/London', times }));
        if (!read.ok) return Promise.resolve(fail({ kind: 'invalidAnswer' as const }));
        const { value, unreadable, places } = read.value;
        return Promise.resolve(ok({ value, unreadable, unreadablePlaces: places }));
      },
    }) as unknown as BackendClient;

  it.each([
    ['one’s own', (backend: BackendClient) => new AxiosOwnProfileGateway(backend).availability()],
    ['for appointments', (backend: BackendClient) => new AxiosAvailabilityGateway(backend).availability()],
  ])('are rejected as a whole: %s', async (_what, read) => {
    expect(await read(answering([hours(1, 17), hours(2, 17)]))).toMatchObject({ ok: true });
    expect(await read(answering([hours(1, 17), hours(2, 25)]))).toMatchObject({ ok: false });
  });
});
