import { loginSteps } from '@/domain/session/signIn/loginSteps';
import cases from './nextLoginStep.cases.json';

describe('the steps of the sign-in card', () => {
  it('are ten, in the order of their index', () => {
    expect(loginSteps).toHaveLength(10);
    expect([loginSteps[0], loginSteps[1], loginSteps[9]]).toEqual(['signIn', 'oneTimePassword', 'accountRecovery']);
  });

  it('are all covered by the cases, with every event', () => {
    expect(new Set(cases.map(({ input }) => input.step))).toEqual(new Set(loginSteps));
    expect(cases).toHaveLength(loginSteps.length * new Set(cases.map(({ input }) => input.event)).size);
  });
});
