import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { IsEmailAddress } from '@/infrastructure/http/kernel/IsEmailAddress';

class Holder {
  @IsEmailAddress() address: unknown;
}

const errorsOf = (address: unknown): readonly string[] =>
  validateSync(Object.assign(new Holder(), { address })).flatMap(({ constraints }) => Object.values(constraints ?? {}));

describe('IsEmailAddress', () => {
  it.each(['amelia.hart@staff.example', 'O’Neil@example.org', 'a+b@example.co.uk'])('accepts %s', address => {
    expect(errorsOf(address)).toEqual([]);
  });

  it.each([['\ud800'], ['a@\udc00.org'], ['\ud800@example.org'], ['nobody'], [''], [7], [null], [undefined]])(
    'rejects %j without throwing',
    address => {
      expect(errorsOf(address)).toEqual(['address must be an email']);
    },
  );
});
