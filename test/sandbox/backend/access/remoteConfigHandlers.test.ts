import { flagDefaults } from '@/domain/access/featureFlags';
import { remoteConfigHandlers } from '#sandbox/backend/access/remoteConfigHandlers';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';

const caller = { uid: 'staff-amelia', scopes: [] } as Partial<BackendSession> as BackendSession;

describe('remoteConfigHandlers', () => {
  it('returns the dashboard’s switches', async () => {
    const { parameters } = await remoteConfigHandlers().config({ path: { scheme: 'staff-dashboard' }, caller });
    expect(Object.fromEntries(parameters.map(({ name, value }) => [name, value]))).toEqual(flagDefaults);
  });

  it('rejects an unknown scheme', () => {
    expect(() => remoteConfigHandlers().config({ path: { scheme: 'elsewhere' }, caller })).toThrow(
      'There is no such scheme.',
    );
  });
});
