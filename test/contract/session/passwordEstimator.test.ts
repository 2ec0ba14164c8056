import { loadZxcvbn } from '@/di/account';
import { isGuessable } from '@/domain/session/password/isGuessable';
import { ZxcvbnPasswordEstimator } from '@/infrastructure/system/session/ZxcvbnPasswordEstimator';
import { passwordEstimatorContract } from '#test/support/contracts/session/passwordEstimatorContract';
import { FakePasswordEstimator } from '#test/support/fakes/session/FakePasswordEstimator';

passwordEstimatorContract('FakePasswordEstimator', () => ({
  estimator: new FakePasswordEstimator(),
  unreachable: Object.assign(new FakePasswordEstimator(), { missing: true }),
}));
passwordEstimatorContract('ZxcvbnPasswordEstimator', () => ({
  estimator: new ZxcvbnPasswordEstimator(loadZxcvbn, 'Clear Harbour'),
  unreachable: new ZxcvbnPasswordEstimator(() => Promise.reject(new Error('offline')), ''),
}));

describe('zxcvbn', () => {
  it.each(['Password123!', 'qwertyuiop12', '123456789012', 'iloveyou1234', 'letmeinletmein', 'aaaaaaaaaaaa'])(
    'finds "%s" easy to guess',
    async password => {
      expect(
        isGuessable((await new ZxcvbnPasswordEstimator(loadZxcvbn, 'Clear Harbour').guesses(password, [])) ?? NaN),
      ).toBe(true);
    },
  );

  it.each(['ClearHarbour1!', 'clear-harbour', 'Harbour2026!', 'StaffDashboard1', 'cl3arh4rbour', 'Dashboard123!'])(
    'finds "%s", which contains the name of the product, easy to guess',
    async password => {
      const estimator = new ZxcvbnPasswordEstimator(loadZxcvbn, 'Clear Harbour');
      expect(isGuessable((await estimator.guesses(password, [])) ?? NaN)).toBe(true);
    },
  );
});
