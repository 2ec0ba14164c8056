import type { ChatSummaryGateway } from '@/application/chat/ports/ChatSummaryGateway';

/** A backend where the user has one V2 chat. */
export interface ChatSummaryGatewayHarness {
  readonly gateway: ChatSummaryGateway;
  readonly chatSessionId: string;
  /** The id of the patient in the chat. */
  readonly patientId: string;
  breakDown(): void;
  dispose(): Promise<void>;
}

/** The contract of every ChatSummaryGateway, including its fake. */
export function chatSummaryGatewayContract(name: string, make: () => Promise<ChatSummaryGatewayHarness>): void {
  describe(`${name} keeps the ChatSummaryGateway contract`, () => {
    let harness: ChatSummaryGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    it('returns the patient of an own chat', async () => {
      const { gateway, chatSessionId, patientId } = harness;
      expect(await gateway.patientOf(chatSessionId)).toMatchObject({ ok: true, value: { id: patientId } });
    });

    it('reports every other chat as missing', async () => {
      expect(await harness.gateway.patientOf('nobody')).toEqual({ ok: false, failure: { kind: 'notFound' } });
    });

    it('reports a missing answer as unknown', async () => {
      harness.breakDown();
      expect(await harness.gateway.patientOf(harness.chatSessionId)).toEqual({
        ok: false,
        failure: { kind: 'unknown' },
      });
    });
  });
}
