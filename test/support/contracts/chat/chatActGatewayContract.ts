import type { ChatActGateway } from '@/application/chat/ports/ChatActGateway';

/** A backend with one chat that the therapist leads, and a gateway in their session. */
export interface ChatActGatewayHarness {
  readonly gateway: ChatActGateway;
  readonly patient: { readonly id: string; readonly email: string };
  /** A colleague who can be invited and is not in the chat. */
  readonly colleague: string;
  /** A colleague without an identity in the realtime services. */
  readonly unreachable: string;
  /** The colleague joins the chat without an invitation. */
  colleagueJoins(): Promise<void>;
  /** The colleague takes the lead. Returns their name. */
  colleagueLeads(): Promise<string>;
  /** A chat of a patient whom the therapist does not know. */
  strangersChat(): Promise<{ readonly named: string }>;
  breakDown(): void;
  dispose(): Promise<void>;
}

/** The contract of every ChatActGateway, including its fake. */
export function chatActGatewayContract(name: string, make: () => Promise<ChatActGatewayHarness>): void {
  describe(`${name} keeps the ChatActGateway contract`, () => {
    let harness: ChatActGatewayHarness;
    const ask = (therapistId = harness.colleague) => ({
      patientId: harness.patient.id,
      therapistId,
      message: 'Please',
    });
    const failure = (kind: string) => ({ ok: false, failure: { kind } });

    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    it('lists the colleagues who can be invited, and marks those in the chat', async () => {
      const inChat = async () => {
        const answer = await harness.gateway.colleagues(harness.patient.id, 'invite');
        return answer.ok
          ? answer.value.items.find(({ therapistId }) => therapistId === harness.colleague)?.inChat
          : undefined;
      };
      expect(await inChat()).toBe(false);
      await harness.colleagueJoins();
      expect(await inChat()).toBe(true);
    });

    it('sends an invitation once, and then reports it as pending', async () => {
      expect(await harness.gateway.invite(ask())).toEqual({ ok: true, value: 'sent' });
      expect(await harness.gateway.invite(ask())).toEqual({ ok: true, value: 'pendingAlready' });
    });

    it('never reports a request as sent that reached no colleague', async () => {
      expect(await harness.gateway.invite(ask(harness.unreachable))).toEqual({ ok: true, value: 'notSent' });
      expect(await harness.gateway.handOver(ask(harness.unreachable))).toEqual({ ok: true, value: 'notSent' });
    });

    it('reports that an invited colleague is in the chat already', async () => {
      await harness.colleagueJoins();
      expect(await harness.gateway.invite(ask())).toEqual({ ok: true, value: 'inChatAlready' });
    });

    it('keeps the lead therapist until the handover is accepted', async () => {
      expect(await harness.gateway.handOver(ask())).toEqual({ ok: true, value: 'sent' });
      expect(await harness.gateway.find(harness.patient.id)).toMatchObject({
        ok: true,
        value: { lead: { isMe: true } },
      });
      expect(await harness.gateway.handOver(ask())).toEqual({ ok: true, value: 'pendingAlready' });
    });

    it('refuses a handover by anyone but the lead', async () => {
      await harness.colleagueLeads();
      expect(await harness.gateway.handOver(ask())).toEqual(failure('notLead'));
    });

    it('finds a chat with its lead therapist by id and by email, and claims it', async () => {
      const lead = await harness.colleagueLeads();
      const found = await harness.gateway.find(harness.patient.email);
      expect(found).toMatchObject({
        ok: true,
        value: {
          patient: { id: harness.patient.id },
          generation: 'v2',
          lead: { name: lead, isMe: false, therapistId: harness.colleague },
        },
      });
      expect(await harness.gateway.find(harness.patient.id)).toMatchObject({
        ok: true,
        value: { named: harness.patient.id, lead: { name: lead } },
      });
      expect(await harness.gateway.claim(harness.patient.id, 'The lead is off sick')).toMatchObject({
        ok: true,
        value: { generation: 'v2' },
      });
      expect(await harness.gateway.find(harness.patient.id)).toMatchObject({
        ok: true,
        value: { lead: { isMe: true } },
      });
    });

    it('shows the lead therapist, but not the patient, to a therapist outside the chat', async () => {
      const { named } = await harness.strangersChat();
      const found = await harness.gateway.find(named);
      expect(found).toMatchObject({ ok: true, value: { named, lead: { isMe: false } } });
      expect(found.ok && [found.value.patient, found.value.highRisk]).toEqual([undefined, undefined]);
    });

    it('reports that a patient has no chat', async () => {
      expect(await harness.gateway.find('p-nobody')).toEqual(failure('noChat'));
      expect(await harness.gateway.find('nobody@patient.example')).toEqual(failure('noChat'));
      expect(await harness.gateway.claim('p-nobody', 'The lead is off sick')).toEqual(failure('noChat'));
    });

    it('leaves a chat once, after which the therapist is not in it', async () => {
      await harness.colleagueJoins();
      expect(await harness.gateway.leave(harness.patient.id)).toMatchObject({ ok: true });
      expect(await harness.gateway.leave(harness.patient.id)).toEqual(failure('notInChat'));
      expect(await harness.gateway.invite(ask())).toEqual(failure('notInChat'));
    });

    it('ends a chat for everyone', async () => {
      expect(await harness.gateway.end(harness.patient.id)).toMatchObject({ ok: true });
      expect(await harness.gateway.end(harness.patient.id)).toEqual(failure('notInChat'));
      expect(await harness.gateway.find(harness.patient.id)).toEqual(failure('noChat'));
    });

    it('reports an act without an answer as unknown', async () => {
      harness.breakDown();
      expect(await harness.gateway.end(harness.patient.id)).toMatchObject(failure('unreachable'));
    });
  });
}
