import './patientNameText.css';
import { Fragment, type ReactNode } from 'react';
import { writtenText } from './writtenText';

/** A name, and in brackets at its end what tells a namesake apart. */
const PARTS = /^(.+) (\([^()]+\))$/su;

/** Who a patient is, where there is little room: what tells namesakes apart is an element of its own, and not cut off. */
export function patientNameText(name: string): ReactNode {
  const [, alone, apart] = PARTS.exec(name) ?? [];
  if (alone === undefined || apart === undefined) return writtenText(name);
  return (
    <>
      {writtenText(alone)} <span className="name-apart">{brokenBetweenParts(apart)}</span>
    </>
  );
}

/** An email goes on in the next line behind a dot or an at sign, so that its numbers stay whole. */
const brokenBetweenParts = (text: string): ReactNode =>
  text.split(/(?<=[.@+_-])/u).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {writtenText(part)}
    </Fragment>
  ));
