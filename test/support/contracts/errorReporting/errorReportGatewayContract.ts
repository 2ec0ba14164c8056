import type { ErrorReportGateway } from '@/application/errorReporting/ports/ErrorReportGateway';
import type { ErrorReport } from '@/application/errorReporting/ports/ErrorReport';

export interface ErrorReportGatewayHarness {
  readonly gateway: ErrorReportGateway;
  /** Reports that support has received, oldest first. */
  readonly received: () => readonly unknown[];
  /** From now on nothing can be delivered. */
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const report = (message: string): ErrorReport => ({
  message,
  context: 'shell',
  user: 'ann',
  logBuffer: ['info: started', 'warn: slow'],
});

/** The contract of every ErrorReportGateway, including its fake. */
export function errorReportGatewayContract(name: string, make: () => Promise<ErrorReportGatewayHarness>): void {
  describe(`${name} keeps the ErrorReportGateway contract`, () => {
    let harness: ErrorReportGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('delivers each report unchanged', async () => {
      const { gateway, received } = harness;
      await gateway.send(report('TypeError'));
      await gateway.send(report('RangeError'));
      expect(received()).toMatchObject([report('TypeError'), report('RangeError')]);
    });

    it('drops a report that cannot be delivered, without an error', async () => {
      const { gateway, received, breakDown } = harness;
      breakDown();
      await expect(gateway.send(report('TypeError'))).resolves.toBeUndefined();
      expect(received()).toEqual([]);
    });
  });
}
