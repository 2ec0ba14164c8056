import { nameAlone, patientName, readsAs } from '@/domain/kernel/patientName';

const quentin = { id: 'q', email: 'q@example.org', firstName: 'Quentin', lastName: 'Kettering' };

describe('patientName', () => {
  it('returns the name', () => {
    expect(patientName(quentin)).toBe('Quentin Kettering');
  });

  it('returns the email if no name is known', () => {
    expect(patientName({ id: 'q', email: 'q@example.org', firstName: ' ' })).toBe('q@example.org');
  });

  it('adds the distinction from a namesake', () => {
    const namesake = { ...quentin, apart: 'q@example.org' };
    expect([patientName(namesake), nameAlone(namesake)]).toEqual([
      'Quentin Kettering (q@example.org)',
      'Quentin Kettering',
    ]);
  });

  it('ignores the distinction when names are compared', () => {
    expect(readsAs({ ...quentin, apart: 'q@example.org' })).toBe(readsAs({ ...quentin, id: 'r' }));
  });
});
