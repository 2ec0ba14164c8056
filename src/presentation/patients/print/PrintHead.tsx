import type { ReactNode } from 'react';
import { patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import type { PrintSubject } from './PrintSubject';

interface PrintHeadProps {
  readonly subject: PrintSubject;
  readonly page: string;
  /** Details about it. */
  readonly children?: ReactNode;
}

export function PrintHead({ subject: { name, dateOfBirth, printedBy, printedAt }, page, children }: PrintHeadProps) {
  const time = patientTime.withYear(printedAt);
  return (
    <header className="print-head">
      <h1>
        <bdi>{patientsText('print.title', { page, name })}</bdi>
      </h1>
      <p>
        {dateOfBirth === null
          ? patientsText('print.bornUnknown')
          : patientsText('print.born', { day: patientTime.day(dateOfBirth) })}
      </p>
      <p>
        <strong>{patientsText('print.confidential')}</strong>
      </p>
      <p>
        <bdi>{patientsText('print.printed', { time, who: printedBy })}</bdi>
      </p>
      {children}
    </header>
  );
}
