import { act, render, screen } from '@testing-library/react';
import { useStore } from '@/presentation/kit/useStore';
import { PrintedPage } from '@/presentation/patients/print/PrintedPage';
import type { ProfileStore } from '@/presentation/patients/profile/ProfileStore';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('patients'));

function Page({ open }: { readonly open: () => ProfileStore }) {
  const profile = useStore(open);
  return (
    <PrintedPage page="record" profile={profile}>
      <p>{profile.patientId}</p>
    </PrintedPage>
  );
}

const sheet = () => document.querySelector('.print-sheet');
const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

describe('a page of a profile', () => {
  it('is printed with patient, printer and time, and is unchanged afterwards', async () => {
    const { stores } = patientTools();
    await settled(() => render(<Page open={stores.profile} />));
    expect(sheet()).toBeNull();
    print('beforeprint');
    expect(sheet()).toHaveTextContent('Record: Ana Lima');
    expect(sheet()).toHaveTextContent('Date of birth: 29 Mar 1990');
    expect(sheet()).toHaveTextContent('Confidential clinical record');
    expect(sheet()).toHaveTextContent(/Printed .* 2026, \d\d:\d\d by Ben Okoro/);
    expect(sheet()).toContainElement(screen.getByText('p-ana'));
    print('afterprint');
    expect([sheet(), screen.queryByText('Confidential clinical record')]).toEqual([null, null]);
  });

  it('prints an unknown date of birth as such, and the email of a user who is not the patient’s therapist', async () => {
    const { stores, patient } = patientTools();
    patient.patient = aPatient({ dateOfBirth: null, therapists: [] });
    await settled(() => render(<Page open={stores.profile} />));
    print('beforeprint');
    expect(sheet()).toHaveTextContent('Date of birth: unknown');
    expect(sheet()).toHaveTextContent(/by ben@x\.org/);
    print('afterprint');
  });
});
