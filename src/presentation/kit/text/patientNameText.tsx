import './patientNameText.css';
import { Fragment, type ReactNode } from 'react';
import { writtenText } from './writtenText';

/** A name, and in brackets at its end the part that distinguishes namesakes. */
const PARTS = /^(.+) (\([^()]+\))$/su;

/**
 * A patient's name for narrow places: the part that distinguishes namesakes is a separate element that is not cut off.
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

/** An email address wraps after a dot or an at sign, so that its numbers stay whole. */
const brokenBetweenParts = (text: string): ReactNode =>
  text.split(/(?<=[.@+_-])/u).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {writtenText(part)}
    </Fragment>
  ));
