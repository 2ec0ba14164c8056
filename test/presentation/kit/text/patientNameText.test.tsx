import { render } from '@testing-library/react';
import { patientNameText } from '@/presentation/kit/text/patientNameText';

describe('patientNameText', () => {
  const shown = (name: string) => {
    const { container } = render(patientNameText(name));
    return [container.textContent, container.querySelector('.name-apart')?.textContent];
  };

  it('shows the name alone', () => {
    expect(shown('Ana Novak')).toEqual(['Ana Novak', undefined]);
  });

  it('wraps what tells a namesake apart in an element of its own', () => {
    expect(shown('Ana Novak (ana.1@x.org)')).toEqual(['Ana Novak (ana.1@x.org)', '(ana.1@x.org)']);
  });
});
