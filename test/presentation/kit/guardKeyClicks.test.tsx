import { Button } from '@blueprintjs/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { guardKeyClicks } from '@/presentation/kit/guardKeyClicks';

describe('guardKeyClicks', () => {
  beforeAll(() => guardKeyClicks(document));

  function setUp() {
    let clicks = 0;
    render(
      <>
        <input aria-label="Code" />
        <Button text="Continue" onClick={() => (clicks += 1)} />
      </>,
    );
    return {
      code: screen.getByLabelText('Code'),
      button: screen.getByRole('button', { name: 'Continue' }),
      clicks: () => clicks,
    };
  }

  it.each(['Enter', ' '])(
    'does not press a button for a key (%p) pressed in a field and released on the button',
    key => {
      const { code, button, clicks } = setUp();
      fireEvent.keyDown(code, { key });
      fireEvent.keyUp(button, { key });
      expect(clicks()).toBe(0);
    },
  );

  it.each(['Enter', ' '])('presses a button once for a key (%p) pressed and released on it', key => {
    const { button, clicks } = setUp();
    fireEvent.keyDown(button, { key });
    fireEvent.keyUp(button, { key });
    expect(clicks()).toBe(1);
  });
});
