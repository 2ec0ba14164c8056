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

  it.each(['Enter', ' '])('a key (%p) pressed in a field and let go on a button does not press the button', key => {
    const { code, button, clicks } = setUp();
    fireEvent.keyDown(code, { key });
    fireEvent.keyUp(button, { key });
    expect(clicks()).toBe(0);
  });

  it.each(['Enter', ' '])('a key (%p) pressed and let go on a button presses it once', key => {
    const { button, clicks } = setUp();
    fireEvent.keyDown(button, { key });
    fireEvent.keyUp(button, { key });
    expect(clicks()).toBe(1);
  });
});
