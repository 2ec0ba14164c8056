import type { ChatLogGateway } from '@/application/chat/ports/ChatLogGateway';

/** A backend that knows two patients: one whose V1 chat contains `text`, and one whose chat is not stored. */
export interface ChatLogGatewayHarness {
  readonly gateway: ChatLogGateway;
  readonly patient: { readonly id: string; readonly email: string };
  readonly text: string;
  readonly lostPatientId: string;
  dispose(): Promise<void>;
}

/** The contract of every ChatLogGateway, including its fake. */
export function chatLogGatewayContract(name: string, make: () => Promise<ChatLogGatewayHarness>): void {
  describe(`${name} keeps the ChatLogGateway contract`, () => {
    let harness: ChatLogGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    it('finds a patient by id and by email, with all messages', async () => {
      const { gateway, patient, text } = harness;
      const byId = await gateway.ofPatient(patient.id);
      expect(byId.ok && byId.value.patient).toMatchObject(patient);
      expect(byId.ok && byId.value.chats.flatMap(({ messages }) => messages.map(message => message.text))).toContain(
        text,
      );
      expect(await gateway.ofEmail(patient.email)).toEqual(byId);
    });

    it('reports an unknown patient', async () => {
      const none = { ok: false, failure: { kind: 'noSuchPatient' } };
      expect(await harness.gateway.ofPatient('nobody')).toEqual(none);
      expect(await harness.gateway.ofEmail('nobody@patient.example')).toEqual(none);
    });

    it('reports a chat that began and is not stored', async () => {
      expect(await harness.gateway.ofPatient(harness.lostPatientId)).toEqual({
        ok: false,
        failure: { kind: 'notStored' },
      });
    });
  });
}
