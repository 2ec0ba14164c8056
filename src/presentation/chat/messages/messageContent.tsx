import { Fragment } from 'react';
import { textSegments } from './textSegments';
import { writtenText } from '../../kit/text/writtenText';

/** The text of a message, exactly as written: never markup, and isolated from the text direction around it. */
export function messageContent(text: string, imageBase: string) {
  return (
    <bdi className="chat-text">
      {textSegments(text, imageBase).map(({ text: part, href }, at) =>
        href === undefined ? (
          <Fragment key={at}>{writtenText(part)}</Fragment>
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ),
      )}
    </bdi>
  );
}
