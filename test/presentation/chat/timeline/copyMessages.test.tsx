import { render } from '@testing-library/react';
import { copyMessages } from '@/presentation/chat/timeline/copyMessages';

const line = (id: string, author: string, text: string) => (
  <article className="chat-message" aria-label={`${author}, Thursday 12 November 2026, 09:30`}>
    <bdi className="chat-text" id={id}>
      {text}
    </bdi>
    <footer>09:30</footer>
  </article>
);

/** What is copied where the selection goes from one place to the other; undefined: what the browser copies. */
function copied(from: readonly [string, number], to: readonly [string, number]): string | undefined {
  const { container } = render(
    <div>
      {line('one', 'Ana Lima', 'I did not sleep')}
      {line('two', 'You', 'Since when?')}
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
  it('carry their author and time', () => {
    expect(copied(['one', 0], ['three', 12])).toBe(
      'Ana Lima, Thursday 12 November 2026, 09:30: I did not sleep\n' +
        'You, Thursday 12 November 2026, 09:30: Since when?\n' +
        'Ana Lima, Thursday 12 November 2026, 09:30: Since Monday',
    );
  });

  it('are copied no further than they are selected', () => {
    expect(copied(['one', 2], ['two', 5])).toBe(
      'Ana Lima, Thursday 12 November 2026, 09:30: did not sleep\nYou, Thursday 12 November 2026, 09:30: Since',
    );
  });

  it('are left to the browser where only one of them is selected', () => {
    expect(copied(['one', 2], ['one', 5])).toBeUndefined();
  });
});
