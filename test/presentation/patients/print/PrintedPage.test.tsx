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
  it('is printed with whose it is, who printed it and when, and is as before afterwards', async () => {
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

  it('says on paper that the date of birth is unknown, and names the email of who does not care for the patient', async () => {
    const { stores, patient } = patientTools();
    patient.patient = aPatient({ dateOfBirth: null, therapists: [] });
    await settled(() => render(<Page open={stores.profile} />));
    print('beforeprint');
    expect(sheet()).toHaveTextContent('Date of birth: unknown');
    expect(sheet()).toHaveTextContent(/by ben@x\.org/);
    print('afterprint');
  });
});
