import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ProfilePageName } from '../profile/ProfilePageName';
import type { ProfileStore } from '../profile/ProfileStore';
import { patientsText } from '../patientsText';
import './print.css';
import { PrintHead } from './PrintHead';
import { usePrinting } from './usePrinting';

interface PrintedPageProps {
  readonly page: ProfilePageName;
  readonly profile: ProfileStore;
  readonly children: ReactNode;
}

/**
 * A page of a profile that is printed as shown, with its own head and without the rest of the screen. Only the page in
 * view is printed.
 */
export const PrintedPage = observer(function PrintedPage({ page, profile, children }: PrintedPageProps) {
  const isPrinting = usePrinting();
  return (
    <div className={isPrinting ? 'print-sheet print-page' : undefined}>
      {isPrinting && <PrintHead subject={profile.printSubject()} page={patientsText(`profile.page.${page}`)} />}
      {children}
    </div>
  );
});
