import './patientNameText.css';
import { Fragment, type ReactNode } from 'react';
import { writtenText } from './writtenText';

/** Splits a name from the part in brackets at its end that distinguishes namesakes. */
const PARTS = /^(.+) (\([^()]+\))$/su;

/**
 * A patient's name for narrow places. The part that distinguishes namesakes is a separate element, which is not cut
 * off.
 */
export function patientNameText(name: string): ReactNode {
  const [, alone, apart] = PARTS.exec(name) ?? [];
  if (alone === undefined || apart === undefined) return writtenText(name);
  return (
    <>
      {writtenText(alone)} <span className="name-apart">{brokenBetweenParts(apart)}</span>
    </>
  );
}

/** Lets an email address wrap after its dots and its at sign, so that numbers in it stay whole. */
const brokenBetweenParts = (text: string): ReactNode =>
  text.split(/(?<=[.@+_-])/u).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {writtenText(part)}
    </Fragment>
  ));
