import { isEmail } from 'class-validator';
import { addressFault, writtenAddress } from '@/domain/users/storedAddress';

describe('addressFault', () => {
  it.each([
    'ann@staff.example',
    ' Ann.Hart@Staff.Example ',
    "niamh.o'brien@staff.example",
    'ann+tests@mail.staff.example',
    `${'a'.repeat(64)}@staff.example`,
    'ann@xn--bcher-kva.example',
  ])('accepts %j, as the wire class does', text => {
    expect(addressFault(text)).toBeUndefined();
    expect(isEmail(text.trim())).toBe(true);
  });

  it.each([
    ['', 'noAddress'],
    ['ann', 'noAddress'],
    ['<ann>@staff.example', 'noAddress'],
    ['"ann hart"@staff.example', 'noAddress'],
    ["'ann@staff.example", 'noAddress'],
    ["ann'@staff.example", 'noAddress'],
    ["ann@staff'.example", 'noAddress'],
    ['ann..hart@staff.example', 'noAddress'],
    ['.ann@staff.example', 'noAddress'],
    ['ann@staff..example', 'noAddress'],
    ['ann@-staff.example', 'noAddress'],
    ['ann@staff.example1', 'noAddress'],
    ['ann@staff.example\u0000', 'otherLetters'],
    [`${'a'.repeat(65)}@staff.example`, 'noAddress'],
    ['\u0430nn@staff.example', 'otherLetters'],
    ['ann\u200b@staff.example', 'otherLetters'],
    [`ann@${'staff.'.repeat(50)}example`, 'tooLong'],
  ])('reports for %j: %s', (text, fault) => {
    expect(addressFault(text)).toBe(fault);
  });
});

describe('writtenAddress', () => {
  it.each([
    'Ann Hart <Ann@Staff.example>;',
    'Hart, Ann <ann@staff.example>',
    '• ann@staff.example.',
    'ann@staff\u200b.example',
  ])('normalises the address in %j', text => {
    expect(writtenAddress(text)).toBe('ann@staff.example');
  });
});
