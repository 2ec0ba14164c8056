import type { ChatRequestGateway } from '@/application/chat/ports/ChatRequestGateway';

/** A backend where one patient requests a V2 chat, and a gateway in a therapist's session. */
export interface ChatRequestGatewayHarness {
  readonly gateway: ChatRequestGateway;
  readonly requestId: string;
  /** Another therapist accepts. Returns their name. */
  takenByAnother(): Promise<string>;
  breakDown(): void;
  repair(): void;
  /** The next accept is carried out, but its answer is lost. */
  loseNextAnswer(): void;
  endSession(): void;
  dispose(): Promise<void>;
}

/** The contract of every ChatRequestGateway, including its fake. */
export function chatRequestGatewayContract(name: string, make: () => Promise<ChatRequestGatewayHarness>): void {
  describe(`${name} keeps the ChatRequestGateway contract`, () => {
    let harness: ChatRequestGatewayHarness;
    const listed = async () => {
      const answer = await harness.gateway.waiting('v2');
      return answer.ok ? answer.value.items.find(({ id }) => id === harness.requestId) : undefined;
    };

    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.dispose());

    it('lists a request in its generation, with everything that decides its position', async () => {
      const request = await listed();
      expect(request).toMatchObject({
        kind: 'patient',
        generation: 'v2',
        emergency: false,
        highRisk: false,
        from: '',
        message: expect.any(String),
        couldNotRead: [],
      });
      expect(request?.requestedAt).toBeGreaterThan(Date.UTC(2020, 0, 1));
      expect(request?.patient.email).toContain('@');
      const other = await harness.gateway.waiting('v1');
      expect(other.ok && other.value.items.some(({ id }) => id === harness.requestId)).toBe(false);
    });

    it('accepts a request once, and returns the same chat on a repeat', async () => {
      const first = await harness.gateway.accept(harness.requestId);
      expect(first).toMatchObject({ ok: true, value: { generation: 'v2' } });
      expect(await listed()).toBeUndefined();
      expect(await harness.gateway.accept(harness.requestId)).toEqual(first);
    });

    it('reports which therapist accepted first', async () => {
      const by = await harness.takenByAnother();
      expect(await harness.gateway.accept(harness.requestId)).toEqual({ ok: false, failure: { kind: 'taken', by } });
    });

    it('reports that a request is gone', async () => {
      expect(await harness.gateway.accept('nobody-asked')).toEqual({ ok: false, failure: { kind: 'gone' } });
    });

    it('reports an accept whose answer was lost as unknown, and carries it out once', async () => {
      harness.loseNextAnswer();
      expect(await harness.gateway.accept(harness.requestId)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect(await listed()).toBeUndefined();
      expect(await harness.gateway.accept(harness.requestId)).toMatchObject({ ok: true });
    });

    it('never reports an unreachable backend as an empty list', async () => {
      harness.breakDown();
      expect(await harness.gateway.waiting('v2')).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
      expect(await harness.gateway.accept(harness.requestId)).toMatchObject({
        ok: false,
        failure: { kind: 'unreachable' },
      });
      harness.repair();
      expect(await listed()).toBeDefined();
    });

    it('reports that the session has ended', async () => {
      harness.endSession();
      expect(await harness.gateway.waiting('v2')).toMatchObject({ ok: false, failure: { kind: 'sessionEnded' } });
      expect(await harness.gateway.accept(harness.requestId)).toEqual({ ok: false, failure: { kind: 'sessionEnded' } });
    });
  });
}
