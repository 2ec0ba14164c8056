import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { copyMessages } from '@/presentation/chat/timeline/copyMessages';

const at = 'Thursday 12 November 2026, 09:30';

const row = (author: string, bubble: ReactElement | string) => (
  <article className="chat-message" data-copied-as={`${author}, ${at}`}>
    <div className="chat-bubble">{bubble}</div>
    <footer>
      09:30 <bdi className="chat-text">a change that was lost</bdi>
    </footer>
  </article>
);
const line = (id: string, author: string, text: string) =>
  row(
    author,
    <>
      <button type="button">what is answered</button>
      <bdi className="chat-text" id={id}>
        {text}
      </bdi>
    </>,
  );

/** The text copied for a selection from one place to the other; undefined: the browser's own. */
function copied(from: readonly [string, number], to: readonly [string, number]): string | undefined {
  const { container } = render(
    <div>
      {line('one', 'Ana Lima', 'I did not sleep\nDana Roe: sleep')}
      {row('Dana Roe', 'This message was deleted.')}
      {line('two', 'Dana Roe', 'Since when?')}
      {line('three', 'Ana Lima', 'Since Monday')}
    </div>,
  );
  const textOf = (id: string): Node => container.querySelector(`#${id}`)?.firstChild ?? container;
  document.getSelection()?.setBaseAndExtent(textOf(from[0]), from[1], textOf(to[0]), to[1]);
  let text: string | undefined;
  const clipboardData = { setData: (_: string, put: string) => (text = put) } as unknown as DataTransfer;
  let isPrevented = false;
  copyMessages({ clipboardData, preventDefault: () => (isPrevented = true) }, container);
  expect(isPrevented).toBe(text !== undefined);
  return text;
}

describe('copied messages', () => {
  it('carry their author and time, and no line passes for another message', () => {
    expect(copied(['one', 0], ['three', 12])).toBe(
      `Ana Lima, ${at}: I did not sleep\n    Dana Roe: sleep\n` +
        `Dana Roe, ${at}: This message was deleted.\n` +
        `Dana Roe, ${at}: Since when?\n` +
        `Ana Lima, ${at}: Since Monday`,
    );
  });

  it('are copied only up to the ends of the selection', () => {
    expect(copied(['two', 6], ['three', 5])).toBe(`Dana Roe, ${at}: when?\nAna Lima, ${at}: Since`);
  });

  it('are left to the browser when only one of them is selected', () => {
    expect(copied(['one', 2], ['one', 5])).toBeUndefined();
  });
});
