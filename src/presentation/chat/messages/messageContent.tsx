import { Fragment } from 'react';
import { textSegments } from './textSegments';
import { writtenText } from '../../kit/text/writtenText';

/**
 * What somebody wrote, exactly: never markup, and isolated from the direction of the text around it. A part of the row.
 */
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
