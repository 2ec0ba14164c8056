import { nameAlone, patientName, readsAs } from '@/domain/kernel/patientName';

const quentin = { id: 'q', email: 'q@example.org', firstName: 'Quentin', lastName: 'Kettering' };

describe('patientName', () => {
  it('is the name', () => {
    expect(patientName(quentin)).toBe('Quentin Kettering');
  });

  it('is the email where no name is known', () => {
    expect(patientName({ id: 'q', email: 'q@example.org', firstName: ' ' })).toBe('q@example.org');
  });

  it('adds what tells a namesake apart', () => {
    const namesake = { ...quentin, apart: 'q@example.org' };
    expect([patientName(namesake), nameAlone(namesake)]).toEqual([
      'Quentin Kettering (q@example.org)',
      'Quentin Kettering',
    ]);
  });

  it('reads alike whatever was added', () => {
    expect(readsAs({ ...quentin, apart: 'q@example.org' })).toBe(readsAs({ ...quentin, id: 'r' }));
  });
});
