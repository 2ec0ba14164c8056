import { RENEWED_BEFORE_MS, renewalOf, SHORTEST_USE_MS, SILENT_AFTER_MS } from '@/domain/dashboards/renewalOf';

describe('the renewal of a token', () => {
  it('is due a minute before its end', () => {
    expect(renewalOf(600_000, 0)).toBe(600_000 - RENEWED_BEFORE_MS);
  });

  it('is never due before a silent frame is noticed', () => {
    expect(renewalOf(0, 1_000)).toBe(1_000 + SHORTEST_USE_MS);
    expect(SHORTEST_USE_MS).toBeGreaterThan(SILENT_AFTER_MS);
  });
});
