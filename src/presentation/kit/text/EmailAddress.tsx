import { Fragment } from 'react';
import { writtenText } from './writtenText';

/** An email address that wraps at its `@` and its dots rather than inside a word. */
export function EmailAddress({ address }: { readonly address: string }) {
  return (
    <bdi className="email-address">
      {address.split(/(?<=@)|(?=\.)/).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {writtenText(part)}
        </Fragment>
      ))}
    </bdi>
  );
}
