import type { OpenIdAccount } from '#sandbox/openId/OpenIdAccount';
import { SANDBOX_HOSPITAL_PASSWORD } from './seedPasswords';

function account(
  name: string,
  sub: string,
  rest: Pick<OpenIdAccount, 'givesSecondFactor' | 'outcome' | 'uid'>,
): OpenIdAccount {
  return {
    sub,
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@hospital.example`,
    password: SANDBOX_HOSPITAL_PASSWORD,
    ...rest,
  };
}

/** People of the "Sandbox Hospital", who sign in there: every way in which that can end. */
export const seedHospital: readonly OpenIdAccount[] = [
  account('Amelia Hart', 'hospital-1001', {
    uid: 'staff-amelia',
    givesSecondFactor: true,
    outcome: 'signs in as amelia.hart@staff.example',
  }),
  account('Benedict Okafor', 'hospital-1002', {
    uid: 'staff-benedict',
    givesSecondFactor: false,
    outcome: 'signs in as benedict.okafor@staff.example and is asked for the second factor',
  }),
  account('Hugo Brandt', 'hospital-1003', {
    uid: 'staff-hugo',
    givesSecondFactor: true,
    outcome: 'refused: AccountDisabled',
  }),
  account('Ines Calder', 'hospital-1004', { givesSecondFactor: true, outcome: 'refused: AccessDenied' }),
];
