import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { AxiosChatActGateway } from '@/infrastructure/http/chat/AxiosChatActGateway';
import { chatlessPatient, sandboxClient, staffOf } from '#test/support/builders/kernel/sandboxClient';
import {
  chatActGatewayContract,
  type ChatActGatewayHarness,
} from '#test/support/contracts/chat/chatActGatewayContract';
import { FakeChatActGateway } from '#test/support/fakes/chat/FakeChatActGateway';
import { AxiosPatientCareGateway } from '@/infrastructure/http/chat/AxiosPatientCareGateway';
import {
  patientCareGatewayContract,
  type PatientCareGatewayHarness,
} from '#test/support/contracts/chat/patientCareGatewayContract';
import { FakePatientCareGateway } from '#test/support/fakes/chat/FakePatientCareGateway';

// This tests only the client. A browser repeats a call of any method when a reused connection ends without an answer.
// The use case then compares the answer to the second call (test/contract/backend/lostAnswers.test.ts).
describe('an invitation whose answer is lost', () => {
  async function fake(): Promise<ChatActGatewayHarness> {
    const gateway = new FakeChatActGateway();
    return {
      gateway,
      patient: { id: 'p-ana', email: 'ana@example.org' },
      colleague: 't-ben',
      unreachable: 't-dov',
      colleagueJoins: async () => gateway.join('t-ben'),
      colleagueLeads: async () => {
        gateway.ledBy('t-ben', 'Ben Okafor');
        return 'Ben Okafor';
      },
      strangersChat: async () => {
        gateway.ledBy('t-ben', 'Ben Okafor');
        gateway.knowsPatient = false;
        return { named: 'ana@example.org' };
      },
      breakDown: () => gateway.failNext('unreachable'),
      dispose: async () => undefined,
    };
  }
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });
  afterAll(() => sandbox.stop());
  async function axios(): Promise<ChatActGatewayHarness> {
    const { membership, rooms } = sandbox.backend.chat;
    const [amelia, benedict, patient] = [
      staffOf(sandbox, 'staff-amelia'),
      staffOf(sandbox, 'staff-benedict'),
      chatlessPatient(sandbox),
    ];
    membership.join(amelia, patient);
    const join = () => membership.join(benedict, patient);
    return {
      gateway: new AxiosChatActGateway(sandboxClient(sandbox, amelia.uid).client),
      patient: { id: patient.patientId, email: patient.email },
      colleague: benedict.staffId,
      unreachable: 'therapist-ivo',
      colleagueJoins: async () => void join(),
      colleagueLeads: async () => {
        rooms.save({ ...join(), leadUid: benedict.uid });
        return 'Benedict Okafor';
      },
      strangersChat: async () => {
        const { care } = sandbox.backend.patientCare.services;
        const stranger = sandbox.backend.chat.people
          .patients()
          .find(({ patientId }) => !rooms.activeOf(patientId) && !care.mayRead(amelia.uid, patientId));
        if (stranger === undefined) throw new Error('Amelia knows everybody.');
        membership.join(benedict, stranger);
        return { named: stranger.email };
      },
      breakDown: () => sandbox.faults.set({ status5xx: { next: 1 } }),
      dispose: async () => sandbox.faults.set({ reset: true }),
    };
  }
  chatActGatewayContract('FakeChatActGateway', fake);
  chatActGatewayContract('AxiosChatActGateway', axios);

  const lines: string[] = [];
  let watched: Sandbox;
  beforeAll(async () => {
    watched = await startSandbox({ port: 0, practice: false, longestChat: 10, log: line => lines.push(line) });
  });
  afterAll(() => watched.stop());

  it.each(['the first call', 'a call on a connection that was used before'])(
    'is sent once by the client on %s, and reported as unknown',
    async which => {
      const [amelia, benedict, patient] = [
        staffOf(watched, 'staff-amelia'),
        staffOf(watched, 'staff-benedict'),
        chatlessPatient(watched),
      ];
      const { membership, requests } = watched.backend.chat;
      membership.join(amelia, patient);
      const gateway = new AxiosChatActGateway(sandboxClient(watched, amelia.uid).client);
      const ask = { patientId: patient.patientId, therapistId: benedict.staffId, message: 'Please' };
      if (which !== 'the first call') await gateway.colleagues(patient.patientId, 'invite');
      watched.faults.set({ loseAnswers: { next: 1 }, pathPrefix: '/therapist/chats/' });
      lines.length = 0;
      expect(await gateway.invite(ask)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect([lines.filter(line => line.includes('/invite/')).length, watched.faults.state.loseAnswers.next]).toEqual([
        1, 0,
      ]);
      expect(
        requests.waiting().filter(({ patientId, to }) => patientId === patient.patientId && to === benedict.uid),
      ).toHaveLength(1);
      expect(await gateway.invite(ask)).toEqual({ ok: true, value: 'pendingAlready' });
    },
  );
});

describe('patient care', () => {
  async function fake(): Promise<PatientCareGatewayHarness> {
    const gateway = new FakePatientCareGateway();
    return {
      gateway,
      patientId: 'p-ana',
      isHighRisk: () => gateway.highRisk,
      noteCount: () => gateway.notes.size,
      breakDown: () => {
        gateway.failNext('setHighRisk', 'unreachable');
        gateway.failNext('findNote', 'unreachable');
        gateway.failNext('isHighRisk', 'unreachable');
      },
      dispose: async () => undefined,
    };
  }

  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });

  afterAll(() => sandbox.stop());

  async function axios(): Promise<PatientCareGatewayHarness> {
    const { people, membership } = sandbox.backend.chat;
    const [amelia, patient] = [staffOf(sandbox, 'staff-amelia'), chatlessPatient(sandbox)];
    membership.join(amelia, patient);
    return {
      gateway: new AxiosPatientCareGateway(sandboxClient(sandbox, amelia.uid).client),
      patientId: patient.patientId,
      isHighRisk: () => people.patient(patient.patientId)?.highRisk ?? false,
      noteCount: () =>
        [...sandbox.backend.patientCare.services.moments.keptOf(patient.patientId).values()].filter(
          ({ type, takenBack }) => type === 'note' && !takenBack,
        ).length,
      breakDown: () => sandbox.faults.set({ status5xx: { next: 9 } }),
      dispose: async () => sandbox.faults.set({ reset: true }),
    };
  }

  patientCareGatewayContract('FakePatientCareGateway', fake);

  patientCareGatewayContract('AxiosPatientCareGateway', axios);
});
