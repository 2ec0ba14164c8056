import 'reflect-metadata';
import { scopesOfGroup, USER_GROUPS, type UserGroup } from '@/domain/users/UserGroup';
import { ScopeUse } from '#sandbox/backend/users/ScopeUse';

const BEGAN = 1_000_000;
const LATER = BEGAN + 5_000;

describe('the last use of scopes', () => {
  let use: ScopeUse;

  beforeEach(() => {
    use = new ScopeUse({ now: () => BEGAN }).attachTo({ attach: () => () => undefined });
  });

  it.each(['therapist:list-patients', 'organisations:edit', 'region-settings:edit'])(
    'is null when each scope opens a recorded call but none was made: %s',
    scope => {
      expect(use.lastOf('a', [scope, 'iams:escalate-to-analyst'], LATER)).toBe(null);
    },
  );

  it.each(['patient:download-moments'])('is unknown when no recorded call needs the scope: %s', scope => {
    expect(use.lastOf('a', [scope], LATER)).toBe(undefined);
  });

  const wholeRecords: readonly UserGroup[] = ['support', 'admin', 'mi-reporter'];

  it.each(wholeRecords)('is null for a group whose scopes are all recorded: %s', group => {
    expect(use.lastOf('a', scopesOfGroup(group), LATER)).toBe(null);
  });

  it.each(USER_GROUPS.filter(group => !wholeRecords.includes(group)))(
    'is unknown for a group with a scope whose use is not recorded: %s',
    group => {
      expect(use.lastOf('a', scopesOfGroup(group), LATER)).toBe(undefined);
    },
  );

  it('is unknown when the grant is older than the record', () => {
    expect(use.lastOf('a', ['organisations:edit'], BEGAN - 5_000)).toBe(undefined);
  });

  it('is the time of the last call', () => {
    use.record('a', ['organisations:edit']);
    expect(use.lastOf('a', ['organisations:edit'], LATER)).toBe(BEGAN);
  });
});
