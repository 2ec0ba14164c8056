import { textSegments } from './textSegments';

/** What somebody wrote, exactly: never markup, and isolated from the direction of the text around it. */
export function MessageContent({ text }: { readonly text: string }) {
  return (
    <bdi className="chat-text">
      {textSegments(text).map(({ text: part, href }, at) =>
        href === undefined ? (
          part
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ),
      )}
    </bdi>
  );
}
